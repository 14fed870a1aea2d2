/** Validates values by the schemas of the description. */
import { readdir } from 'node:fs/promises'
import { readDocument, services } from '@tarang/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

// The files contain more than schemas, so ajv must not be strict.
export const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
formats.default(ajv)
const folders = ['./', 'schemas/', 'paths/'].map((name) => new URL(name, services.platform))
for (const folder of folders)
  for (const name of await readdir(folder))
    if (name.endsWith('.yaml')) {
      const url = new URL(name, folder)
      ajv.addSchema((await readDocument(url)) as object, url.href)
    }

/** The schema of a body of an operation (`href`): of its request or of a response. */
export function schemaOf(href: string, type: string, ...where: string[]): ValidateFunction {
  const pointer = [...where, 'content', type.replace('/', '~1'), 'schema'].join('/')
  const validate = ajv.getSchema(`${href}/${pointer}`)
  if (!validate) throw new Error(`No schema at ${href}/${pointer}.`)
  return validate
}

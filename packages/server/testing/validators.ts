import { readdir } from 'node:fs/promises'
import { readDocument, services } from '@tarang/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type Schema, strictForm } from './strict-form.ts'

/** The base path of each service. */
export const bases = {
  platform: '/api',
  notifications: '/notifications-service',
  extensions: '/api/extensions',
}

// The files of the description are not only schemas, so Ajv must ignore unknown keywords.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
/** The strict form of the description, which the reference server fulfils. */
const strictAjv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
for (const each of [ajv, strictAjv]) formats.default(each)
/** Members that an answer lacked in the strict form, as `schemas/blogs.yaml BlogItem/liked`. */
export const unsentMembers = new Set<string>()
strictAjv.addKeyword({
  keyword: 'sends',
  type: 'object',
  schemaType: 'array',
  // A new member fails one test, which names it, and not each call.
  validate: (members: readonly string[], record: object, schema?: Schema) => {
    // A record of another form, which this schema refuses.
    if (Object.keys(record).some((name) => !(name in (schema?.properties ?? {})))) return true
    for (const member of members) if (!((member.split('/').at(-1) ?? '') in record)) unsentMembers.add(member)
    return true
  },
})
// Only the specified services have a lenient and a strict form.
const specifiedSchemas = new URL('schemas/', services.platform).href
for (const folder of ['./', 'schemas/', 'paths/', 'extensions/schemas/', 'extensions/paths/'].map(
  (name) => new URL(name, services.platform),
)) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.yaml')) continue
    const url = new URL(name, folder)
    const file = (await readDocument(url)) as Record<string, object>
    ajv.addSchema(file, url.href)
    strictAjv.addSchema(
      folder.href === specifiedSchemas ? strictForm(file, `schemas/${name}`) : file,
      url.href,
    )
  }
}

const schemaIn = (all: Ajv2020) => (address: string) => {
  const validate = all.getSchema(address)
  if (!validate) throw new Error(`No schema at ${address}.`)
  return validate
}

/** The validator of a schema in the description, by file and JSON pointer. */
export const validator = schemaIn(ajv)

/** Like `validator`, for answers of the reference server (`strict-form.ts`). */
export const strictValidator = schemaIn(strictAjv)

/** Whether a body is a refusal of the reference server. */
export const isRefusal = strictValidator(new URL('schemas/status.yaml#/Refusal', services.platform).href)

/** The errors of a validator's last run, as text. */
export const errorsOf = ({ errors }: ValidateFunction) => ajv.errorsText(errors)

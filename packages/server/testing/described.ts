import { readdir } from 'node:fs/promises'
import { readDocument, services } from '@tarang/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { strictForm } from './strict-form.ts'

/** Where each service of the description is mounted. */
export const bases = { platform: '/api', notifications: '/notifications-service' }

// The description's files hold schemas and more, so ajv must not mind what else it finds.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
/** The same description as the reference server keeps it. */
const strictAjv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
for (const each of [ajv, strictAjv]) formats.default(each)
for (const folder of ['./', 'schemas/', 'paths/'].map((name) => new URL(name, services.platform))) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.yaml')) continue
    const url = new URL(name, folder)
    const file = (await readDocument(url)) as Record<string, object>
    ajv.addSchema(file, url.href)
    strictAjv.addSchema(folder.href.endsWith('/schemas/') ? strictForm(file) : file, url.href)
  }
}

const schemaIn = (all: Ajv2020) => (address: string) => {
  const validate = all.getSchema(address)
  if (!validate) throw new Error(`No schema at ${address}.`)
  return validate
}

/** The validator of a schema of the description, by its file and pointer. */
export const validator = schemaIn(ajv)

/** The same for what the reference server answers: every member, each in one kind (`strict-form.ts`). */
export const strictValidator = schemaIn(strictAjv)

/** Whether a body is the envelope in which the reference server refuses. */
export const isRefusal = strictValidator(new URL('schemas/status.yaml#/Refusal', services.platform).href)

/** What was wrong with what a validator refused. */
export const complaintsOf = ({ errors }: ValidateFunction) => ajv.errorsText(errors)

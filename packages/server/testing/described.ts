import { readdir } from 'node:fs/promises'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { read, services } from '../../sdk/description.ts'

/** Where each service of the description is mounted. */
export const bases = { platform: '/api', notifications: '/notifications-service' }

// The description's files hold schemas and more, so ajv must not mind what else it finds.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
formats.default(ajv)
for (const folder of ['./', 'schemas/', 'paths/'].map((name) => new URL(name, services.platform))) {
  for (const name of await readdir(folder)) {
    const url = new URL(name, folder)
    if (name.endsWith('.yaml')) ajv.addSchema((await read(url)) as object, url.href)
  }
}

/** The validator of a schema of the description, by its file and pointer. */
export function validator(address: string): ValidateFunction {
  const validate = ajv.getSchema(address)
  if (!validate) throw new Error(`No schema at ${address}.`)
  return validate
}

/** Whether a body is the envelope in which calls are refused. */
export const isRefusal = validator(new URL('schemas/status.yaml#/Refusal', services.platform).href)

/** What was wrong with what a validator refused. */
export const complaintsOf = ({ errors }: ValidateFunction) => ajv.errorsText(errors)

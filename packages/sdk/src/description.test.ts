/** What a linter cannot see: every operation shows how it goes well and how it fails, and the two never meet. */
import { readdir } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { operations, read, services } from '../description.ts'

// The description's files hold schemas and more, so ajv must not mind what else it finds.
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true })
formats.default(ajv)
const folders = ['./', 'schemas/', 'paths/'].map((name) => new URL(name, services.platform))
for (const folder of folders)
  for (const name of await readdir(folder))
    if (name.endsWith('.yaml')) {
      const url = new URL(name, folder)
      ajv.addSchema((await read(url)) as object, url.href)
    }

const schemaOf = (address: string, type: string, ...where: string[]) => {
  const pointer = [...where, 'content', type.replace('/', '~1'), 'schema'].join('/')
  const validate = ajv.getSchema(`${address}/${pointer}`)
  if (!validate) throw new Error(`No schema at ${address}/${pointer}.`)
  return validate
}
test('every kind of data says what it is', async () => {
  const folder = new URL('schemas/', services.platform)
  const silent: string[] = []
  for (const name of await readdir(folder))
    for (const [kind, schema] of Object.entries((await read(new URL(name, folder))) as object))
      if (!schema.description) silent.push(kind)
  expect(silent).toEqual([])
})

const refusal = ajv.getSchema(new URL('schemas/status.yaml#/Refusal', services.platform).href)

describe.each(await operations())('$operationId', (operation) => {
  const { address, answersText, answers, requests } = operation
  const success = schemaOf(address, answersText ? 'text/plain' : 'application/json', 'responses', '200')
  const good = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)

  test('has examples of both', () => {
    expect(good).not.toEqual([])
    expect(refused.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 500, 503]))
    if (operation.staff) expect(refused.map(({ status }) => status)).toContain(401)
    if (operation.body) {
      expect(Object.keys(requests)).not.toEqual([])
      expect(refused.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 413, 415, 422]))
    }
  })

  test.each(good)('$name is a success, and no refusal', ({ value }) => {
    expect(success(value), ajv.errorsText(success.errors)).toBe(true)
    expect(refusal?.(value)).toBe(false)
  })

  test.each(refused)('$status $name is a refusal, and no success', ({ status, value }) => {
    expect(refusal?.(value), ajv.errorsText(refusal?.errors)).toBe(true)
    expect(value).toMatchObject({ status: { statusCode: status } })
    // A text is a text, whatever it says: there the kind of content tells them apart.
    if (!answersText) expect(success(value)).toBe(false)
  })

  test.each(Object.entries(requests))('%s may be sent', (_, value) => {
    const sent = schemaOf(address, operation.body ?? '', 'requestBody')
    expect(sent(value), ajv.errorsText(sent.errors)).toBe(true)
    expect(sent({})).toBe(false)
  })
})

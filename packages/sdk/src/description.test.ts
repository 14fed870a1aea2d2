/** Every operation has examples of success and refusal, and their schemas exclude each other. A linter cannot check this. */
import { readdir, readFile } from 'node:fs/promises'
import { readDocument, readOperations, services } from '@tarang/openapi'
import { describe, expect, test } from 'vitest'
import { ajv, schemaOf } from '../testing/description-schemas.ts'

test('every schema has a description', async () => {
  const folder = new URL('schemas/', services.platform)
  const undescribed: string[] = []
  for (const name of await readdir(folder))
    for (const [kind, schema] of Object.entries((await readDocument(new URL(name, folder))) as object))
      if (!schema.description) undescribed.push(kind)
  expect(undescribed).toEqual([])
})

// `X | unknown`, of which code generators make a type that has no members.
test.each(Object.keys(services))(
  'the document of %s that is published has no answer of any kind',
  async (name) => {
    const document = await readFile(new URL(`generated/openapi/${name}.json`, import.meta.url), 'utf8')
    expect(document).not.toMatch(/schemas.Unread|x-unread/)
  },
)

const refusal = ajv.getSchema(new URL('schemas/status.yaml#/Refusal', services.platform).href)

describe.each(await readOperations())('$operationId', (operation) => {
  const { href, returnsText, responses, requests } = operation
  const success = schemaOf(href, returnsText ? 'text/plain' : 'application/json', 'responses', '200')
  const good = responses.filter(({ status }) => status === 200)
  const refused = responses.filter(({ status }) => status !== 200)

  test('has examples of both', () => {
    expect(good).not.toEqual([])
    expect(refused.map(({ status }) => status)).toEqual(expect.arrayContaining([429, 500, 503]))
    if (operation.isStaff) expect(refused.map(({ status }) => status)).toContain(401)
    if (operation.bodyType) {
      expect(Object.keys(requests)).not.toEqual([])
      expect(refused.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 413, 415, 422]))
    }
  })

  test.each(good)('$name is a success, not a refusal', ({ value }) => {
    expect(success(value), ajv.errorsText(success.errors)).toBe(true)
    expect(refusal?.(value)).toBe(false)
  })

  test.each(refused)('$status $name is a refusal, not a success', ({ status, value }) => {
    expect(refusal?.(value), ajv.errorsText(refusal?.errors)).toBe(true)
    expect(value).toMatchObject({ status: { statusCode: status } })
    // A text response accepts any text; its media type distinguishes it from a refusal.
    if (!returnsText) expect(success(value)).toBe(false)
  })

  test.each(Object.entries(requests))('%s may be sent', (_, value) => {
    const sent = schemaOf(href, operation.bodyType ?? '', 'requestBody')
    expect(sent(value), ajv.errorsText(sent.errors)).toBe(true)
    expect(sent({})).toBe(false)
  })
})

import { readOperations } from '@tarang/openapi'
import { expect } from 'vitest'
import { errorsOf, validator } from '../validators.ts'

/** The operations of the extensions, by name. */
export const extensionOperations = new Map(
  (await readOperations(['extensions'])).map((operation) => [operation.operationId, operation]),
)

/** Expects a good response of an extension as it is described, and returns its body. */
export async function expectDescribed(operationId: string, response: Response): Promise<unknown> {
  const operation = extensionOperations.get(operationId)
  if (!operation) throw new Error(`No extension is called ${operationId}.`)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  if (operation.returnsText) return text
  const body: unknown = JSON.parse(text)
  const validate = validator(`${operation.href}/responses/200/content/application~1json/schema`)
  expect(validate(body), errorsOf(validate)).toBe(true)
  return body
}

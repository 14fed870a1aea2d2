import { isDeepStrictEqual } from 'node:util'
import type { SentRequest } from '@tarang/server/testing/upstream'
import type { JourneyContext } from './journey.ts'
import type { Page, Query } from './page.ts'

/** Fails unless both values are deeply equal. */
export function expectEqual<Value>(actual: Value, expected: Value, what: string) {
  if (!isDeepStrictEqual(actual, expected)) throw new Error(describeDifference(what, actual, expected))
}

function describeDifference(what: string, actual: unknown, expected: unknown) {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    const at = Array.from({ length: Math.max(actual.length, expected.length) }).findIndex(
      (_, index) => !isDeepStrictEqual(actual[index], expected[index]),
    )
    const [is, wanted] = [actual[at], expected[at]].map((value) => JSON.stringify(value))
    return `${what}: ${actual.length} of ${expected.length}; the first that differs, ${at}, is ${is} and should be ${wanted}`
  }
  return `${what}: is ${JSON.stringify(actual)} and should be ${JSON.stringify(expected)}`
}

/** Reads until the value is deeply equal to the expected one, or the page's timeout ends. */
export async function expectEventually<Value>(
  page: Page,
  what: string,
  read: () => Promise<Value>,
  expected: Value,
) {
  const value = await page
    .until(what, read, (now) => isDeepStrictEqual(now, expected))
    .catch(async () => read())
  expectEqual(value, expected, what)
}

export const expectRows = (page: Page, table: string, expected: readonly (readonly string[])[]) =>
  expectEventually(page, `The rows of ${table}`, () => page.rows({ role: 'table', name: table }), expected)

/** One column of a table's rows. */
export const columnOf = (rows: readonly (readonly string[])[], at: number) => rows.map((row) => row[at] ?? '')

export const expectTexts = (page: Page, what: string, query: Query, expected: readonly string[]) =>
  expectEventually(page, what, () => page.texts(query), expected)

/** The requests to one path, oldest first. */
export const requestsOf = (
  { upstream }: JourneyContext,
  method: string,
  path: string,
): readonly SentRequest[] =>
  upstream.requests.filter((request) => request.method === method && request.path === path)

/** Fails unless a path was requested exactly with these bodies, in this order. */
export const expectSent = (
  context: JourneyContext,
  method: string,
  path: string,
  bodies: readonly unknown[],
) =>
  expectEqual(
    requestsOf(context, method, path).map(({ body }) => body),
    bodies,
    `The bodies of ${method} ${path}`,
  )

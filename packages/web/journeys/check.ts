import { isDeepStrictEqual } from 'node:util'
import type { SentRequest } from '../../server/testing/upstream.ts'
import type { Page, Query } from './page.ts'
import type { World } from './world.ts'

/** What is there now is exactly this. */
export function same<Value>(actual: Value, expected: Value, what: string) {
  if (!isDeepStrictEqual(actual, expected)) throw new Error(whatDiffers(what, actual, expected))
}

function whatDiffers(what: string, actual: unknown, expected: unknown) {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    const at = Array.from({ length: Math.max(actual.length, expected.length) }).findIndex(
      (_, index) => !isDeepStrictEqual(actual[index], expected[index]),
    )
    const [is, wanted] = [actual[at], expected[at]].map((value) => JSON.stringify(value))
    return `${what}: ${actual.length} of ${expected.length}; the first that differs, ${at}, is ${is} and should be ${wanted}`
  }
  return `${what}: is ${JSON.stringify(actual)} and should be ${JSON.stringify(expected)}`
}

/** What is read becomes exactly this, before the page's patience ends. */
export async function becomes<Value>(page: Page, what: string, read: () => Promise<Value>, expected: Value) {
  const value = await page
    .until(what, read, (now) => isDeepStrictEqual(now, expected))
    .catch(async () => read())
  same(value, expected, what)
}

export const rowsBecome = (page: Page, table: string, expected: readonly (readonly string[])[]) =>
  becomes(page, `The rows of ${table}`, () => page.rows({ role: 'table', name: table }), expected)

/** One column of what a table shows. */
export const columnOf = (rows: readonly (readonly string[])[], at: number) => rows.map((row) => row[at] ?? '')

export const textsBecome = (page: Page, what: string, query: Query, expected: readonly string[]) =>
  becomes(page, what, () => page.texts(query), expected)

/** The requests of one call, the oldest first. */
export const sent = ({ upstream }: World, method: string, path: string): readonly SentRequest[] =>
  upstream.requests.filter((request) => request.method === method && request.path === path)

/** One call was made this many times, with these bodies. */
export const sentExactly = (world: World, method: string, path: string, bodies: readonly unknown[]) =>
  same(
    sent(world, method, path).map(({ body }) => body),
    bodies,
    `The bodies of ${method} ${path}`,
  )

import type { Context } from 'hono'
import type { Env } from './context.ts'
import { respondWithText } from './streamed-text.ts'

/** Answers with JSON in which lists may be given as batches (`readBatches`): their rows are never all in memory. */
export const respondWithJson = (context: Context<Env>, value: unknown): Promise<Response> =>
  respondWithText(context, writeJson(value), 'application/json')

/** Writes a value as JSON, in pieces. */
async function* writeJson(value: unknown): AsyncGenerator<string> {
  if (isAsyncIterable(value)) yield* writeBatches(value)
  else if (Array.isArray(value))
    yield* writeEntries(
      '[',
      value.map((entry) => ['', entry] as const),
      ']',
    )
  else if (isPlainObject(value)) {
    const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
    const named = entries.map(([name, entry]) => [`${JSON.stringify(name)}:`, entry] as const)
    yield* writeEntries('{', named, '}')
  } else yield JSON.stringify(value) ?? 'null'
}

async function* writeEntries(start: string, entries: (readonly [string, unknown])[], end: string) {
  yield start
  for (const [index, [name, entry]] of entries.entries()) {
    yield `${index > 0 ? ',' : ''}${name}`
    yield* writeJson(entry)
  }
  yield end
}

async function* writeBatches(batches: AsyncIterable<unknown>) {
  let separator = '['
  for await (const batch of batches) {
    if (!Array.isArray(batch) || batch.length === 0) continue
    yield separator + JSON.stringify(batch).slice(1, -1)
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

const isAsyncIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

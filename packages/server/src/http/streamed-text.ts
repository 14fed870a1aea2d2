import type { Context } from 'hono'
import { codeOf } from '../causes.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from '../db/outage.ts'
import { withSeparateTimeouts } from '../db/query-timeout.ts'
import type { Env } from './context.ts'

/** How much of the text is sent at once. A shorter answer is sent as a whole. */
const PART = 65_536

const cutOff = 'The answer was cut off.'

/**
 * Answers with a text that is read from the database while it is sent. Its queries share the timeout of the request until the
 * first part is sent; after that each has its own, because the whole takes as long as the client reads.
 */
export async function respondWithText(
  context: Context<Env>,
  texts: AsyncIterable<string>,
  type: string,
): Promise<Response> {
  const parts = joinParts(texts)
  // A failure before the first part gets the usual refusal.
  const first = await parts.next()
  const second = first.done ? first : await parts.next()
  const headers = { 'content-type': type }
  if (second.done) return context.body(first.value ?? '', 200, headers)

  const encoder = new TextEncoder()
  const waiting = [first.value, second.value]
  const send = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const text = waiting.shift()
    if (text !== undefined) return controller.enqueue(encoder.encode(text))
    try {
      const { done, value } = await withSeparateTimeouts(() => parts.next())
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    } catch (error) {
      const reason = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
      const { log } = context.var.app
      const { requestId } = context.var
      log('answer.cut-off', { requestId, path: context.req.path, reason }, 'error')
      // Breaks the connection, so that the client does not take a part of the list for all of it. Without the cause,
      // because the listener prints this error.
      controller.error(isDatabaseUnavailable(error) ? new DatabaseUnavailable(cutOff) : new Error(cutOff))
    }
  }
  // Nothing is read ahead: the listener destroys the connection of a stream that fails while it waits for a part.
  const body = new ReadableStream(
    { pull: send, cancel: async () => void (await parts.return(undefined)) },
    { highWaterMark: 0 },
  )
  return context.body(body, 200, headers)
}

/** Joins texts to parts of at least `PART` characters; there is always one. */
async function* joinParts(texts: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let part = ''
  for await (const text of texts) {
    part += text
    if (part.length < PART) continue
    yield part
    part = ''
  }
  if (part !== '') yield part
}

import { systemClock } from '../clock.ts'
import type { Refusal } from '../generated/platform.ts'

/** What goes wrong with a call. `pass` lets it through to whoever answers, once at most. */
export type Fault = (asked: { readonly request: Request }, pass: () => Promise<Response>) => Promise<Response>

/** A fault that needs nobody behind it: it is a handler of `standIn`, too. */
export type Failure = (asked: { readonly request: Request }) => Promise<Response>

/** The service cannot be reached: the request never gets there. */
export const offline: Failure = () => Promise.reject(new TypeError('Failed to fetch'))

/** No answer ever comes, until the call is given up. */
export const never: Failure = ({ request }) =>
  new Promise((_, reject) => {
    const giveUp = () => reject(request.signal.reason)
    if (request.signal.aborted) giveUp()
    else request.signal.addEventListener('abort', giveUp)
  })

/** The request gets there and is carried out, and its answer is lost on the way back. */
export const lost: Fault = async (_, pass) => {
  await pass()
  throw new TypeError('Failed to fetch')
}

/** The answer comes that many milliseconds late. */
export const slow =
  (milliseconds: number): Fault =>
  async ({ request }, pass) => {
    await systemClock.sleep(milliseconds, request.signal)
    return pass()
  }

/** How a call is refused, where the description has no example of it. */
export interface RefusalDetails {
  /** What a person reads. */
  message?: string
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, string>>
  /** What `Retry-After` says: seconds, or a date. */
  retryAfter?: number | Date
  /** Refused in the envelope of a 200, as some services do. */
  isInside200?: boolean
}

/**
 * The API refuses: by one of the description's examples, or by a status.
 *
 * @example
 * ```ts
 * refused(refusals.tooMany, { retryAfter: 2 })
 * refused(503)
 * refused(422, { fields: { stockname: 'Unknown.' } })
 * ```
 */
export function refused(refusal: Refusal | number, details: RefusalDetails = {}): Failure {
  const { message, fields, retryAfter, isInside200 } = details
  const { status } = typeof refusal === 'number' ? bodyOf(refusal, message, fields) : refusal
  const headers = new Headers()
  if (retryAfter !== undefined)
    headers.set('Retry-After', retryAfter instanceof Date ? retryAfter.toUTCString() : String(retryAfter))
  const init = { status: isInside200 ? 200 : status.statusCode, headers }
  return async () => Response.json({ status }, init)
}

const bodyOf = (
  statusCode: number,
  message = 'Refused.',
  errors?: Readonly<Record<string, string>>,
): Refusal => ({
  status: { statusCode, message, ...(errors && { errors }) },
})

/** A page comes instead of an answer, with 200: a portal that wants a login, a proxy's apology. */
export const unreadable: Failure = async () =>
  new Response('<!doctype html><title>Sign in to the network</title>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

/** Only the first half of the answer comes, as if that were all. */
export const truncated: Fault = async (_, pass) => {
  const response = await pass()
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers: response.headers })
}

/**
 * The answers of as many calls as are named come in the opposite order: the last first, and each of the others some
 * milliseconds after the one that was asked for later. For `next` with that many calls, or for `every`.
 *
 * @example
 * ```ts
 * faults.next('listStockSplits', outOfOrder(2), 2)
 * ```
 */
export function outOfOrder(calls: number, gap = 20): Fault {
  let held: (() => void)[] = []
  return async ({ request }, pass) => {
    const place = held.length
    const together = new Promise<void>((resolve) => {
      held.push(resolve)
    })
    if (held.length === calls) {
      for (const release of held) release()
      held = []
    }
    const response = await pass()
    await together
    await systemClock.sleep((calls - 1 - place) * gap, request.signal)
    return response
  }
}

import { systemClock } from '../clock.ts'
import type { Refusal } from '../generated/platform.ts'

/** Makes a call fail. `forward` sends it to the service; call it once at most. */
export type Fault = (
  call: { readonly request: Request },
  forward: () => Promise<Response>,
) => Promise<Response>

/** A fault that never forwards. It can also be a handler of `mockFetch`. */
export type Failure = (call: { readonly request: Request }) => Promise<Response>

/** The service is unreachable: the request does not arrive. */
export const offline: Failure = () => Promise.reject(new TypeError('Failed to fetch'))

/** There is no response until the call is aborted. */
export const never: Failure = ({ request }) =>
  new Promise((_, reject) => {
    const abort = () => reject(request.signal.reason)
    if (request.signal.aborted) abort()
    else request.signal.addEventListener('abort', abort)
  })

/** The service carries out the request, but its response is lost. */
export const lost: Fault = async (_, forward) => {
  await forward()
  throw new TypeError('Failed to fetch')
}

/** The request is forwarded after that many milliseconds. */
export const slow =
  (milliseconds: number): Fault =>
  async ({ request }, forward) => {
    await systemClock.sleep(milliseconds, request.signal)
    return forward()
  }

/** The parts of a refusal that has no example in the description. */
export interface RefusalDetails {
  /** The message for a person. */
  message?: string
  /** Field name → what is wrong with it. */
  fields?: Readonly<Record<string, string>>
  /** `Retry-After`: seconds, or a date. */
  retryAfter?: number | Date
  /** Refuses in the envelope of a 200, as some services do. */
  isInside200?: boolean
}

/**
 * The API refuses the call, with an example of the description or with a status.
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
  const { status } = typeof refusal === 'number' ? createRefusal(refusal, message, fields) : refusal
  const headers = new Headers()
  if (retryAfter !== undefined)
    headers.set('Retry-After', retryAfter instanceof Date ? retryAfter.toUTCString() : String(retryAfter))
  const init = { status: isInside200 ? 200 : status.statusCode, headers }
  return async () => Response.json({ status }, init)
}

const createRefusal = (
  statusCode: number,
  message = 'Refused.',
  errors?: Readonly<Record<string, string>>,
): Refusal => ({
  status: { statusCode, message, ...(errors && { errors }) },
})

/** A page with status 200 instead of JSON, as from a captive portal or a proxy. */
export const unreadable: Failure = async () =>
  new Response('<!doctype html><title>Sign in to the network</title>', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })

/** The response ends after the first half of its body. */
export const truncated: Fault = async (_, forward) => {
  const response = await forward()
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), { status: response.status, headers: response.headers })
}

/**
 * The responses of that many calls arrive in reverse order, each `gap` milliseconds after the one before. For `next` with
 * the same number of calls, or for `every`.
 *
 * @example
 * ```ts
 * faults.next('listStockSplits', outOfOrder(2), 2)
 * ```
 */
export function outOfOrder(calls: number, gap = 20): Fault {
  let waiting: (() => void)[] = []
  return async ({ request }, forward) => {
    const group = waiting
    const previous = group.length - 1
    const turn = new Promise<void>((resolve) => {
      group.push(resolve)
    })
    if (group.length === calls) {
      waiting = []
      group[previous + 1]?.()
    }
    try {
      const response = await forward()
      await turn
      await systemClock.sleep(gap, request.signal)
      return response
    } finally {
      group[previous]?.()
    }
  }
}

import type { Clock } from './clock.ts'
import { NetworkError } from './errors.ts'
import { holding } from './holding.ts'
import type { Outgoing } from './request.ts'

/** An answer with all of its body. */
export interface Received {
  readonly response: Response
  readonly text: string
}

/** How one request is sent. */
export interface Sending {
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
}

/** Sends a request once and waits for its whole answer, or throws a `NetworkError` that says why there is none. */
export async function attempt(
  { request, payload }: Outgoing,
  { fetch, clock }: Sending,
  timeout: number,
): Promise<Received> {
  // One controller for both ways to stop, tied by plain listeners: `AbortSignal.any` holds its sources only weakly.
  const stop = new AbortController()
  const over = new AbortController()
  const giveUp = () => stop.abort(request.signal.reason)
  request.signal.addEventListener('abort', giveUp)
  const { signal } = stop
  try {
    if (request.signal.aborted) giveUp()
    signal.throwIfAborted()
    clock.sleep(timeout, over.signal).then(
      () => stop.abort(new DOMException('The time is up.', 'TimeoutError')),
      () => {},
    )
    return await holding(new Request(request, { signal, body: payload ?? null }), (sent) =>
      Promise.race([wholeAnswer(fetch(sent)), aborted(signal)]),
    )
  } catch (cause) {
    throw failure(signal, cause)
  } finally {
    over.abort()
    request.signal.removeEventListener('abort', giveUp)
  }
}

/** Why no answer came: because of a signal, or else because of the network. */
export function failure({ aborted, reason }: AbortSignal, cause: unknown): NetworkError {
  if (!aborted) return new NetworkError('offline', cause)
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return new NetworkError(isTimeout ? 'timeout' : 'aborted', cause)
}

// The body counts too: an answer that stops half-way has to end with the attempt.
async function wholeAnswer(sent: Promise<Response>): Promise<Received> {
  const response = await sent
  return { response, text: await response.text() }
}

// Raced against the request, because a `fetch` that stands in need not listen to the signal.
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

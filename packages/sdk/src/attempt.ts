import { NetworkError } from './errors.ts'

/** How requests are sent, and how long one attempt may take. */
export interface Sending {
  fetch: (request: Request) => Promise<Response>
  /** Milliseconds for one attempt, answer included. */
  timeout: number
  /** The same where files go out. */
  uploadTimeout: number
}

/** The longest that a timer can wait; more would make it fire at once. */
const longest = 2 ** 31 - 1

/** Sends a request once and waits for its whole answer, or throws a `NetworkError` that says why there is none. */
export async function attempt(
  request: Request,
  { fetch, timeout, uploadTimeout }: Sending,
): Promise<Response> {
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/')
  // One controller for both ways to stop, tied by plain listeners: `AbortSignal.any` holds its sources only weakly.
  const stop = new AbortController()
  const giveUp = () => stop.abort(request.signal.reason)
  request.signal.addEventListener('abort', giveUp)
  const timer = setTimeout(
    () => stop.abort(new DOMException('The time is up.', 'TimeoutError')),
    Math.min(isUpload ? uploadTimeout : timeout, longest),
  )
  const { signal } = stop
  try {
    if (request.signal.aborted) giveUp()
    signal.throwIfAborted()
    // A clone, because a request whose body was sent cannot be sent again.
    const sent = fetch(new Request(request.clone(), { signal }))
    return await Promise.race([wholeAnswer(sent), aborted(signal)])
  } catch (cause) {
    if (!signal.aborted) throw new NetworkError('offline', cause)
    throw new NetworkError(isTimeout(signal.reason) ? 'timeout' : 'aborted', cause)
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', giveUp)
  }
}

// The body counts too: an answer that stops half-way has to end with the attempt.
async function wholeAnswer(sent: Promise<Response>): Promise<Response> {
  const response = await sent
  await response.clone().arrayBuffer()
  return response
}

// Raced against the request, because a `fetch` that stands in need not listen to the signal.
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError'

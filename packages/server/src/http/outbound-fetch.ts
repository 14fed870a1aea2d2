/** The most bytes of one body, after decompression. The largest entries are a few hundred kB. */
const MOST_BYTES = 10 * 1024 * 1024

/** A body of another server that is larger than this server reads. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * Calls another server. Every call that this server makes goes through here: a redirect is refused, because it could
 * lead into the internal network, and a body has a size limit.
 */
export async function outboundFetch(
  input: Request | string,
  init?: RequestInit,
  mostBytes = MOST_BYTES,
): Promise<Response> {
  return limitBody(await fetch(input, { ...init, redirect: 'error' }), mostBytes)
}

/** A response whose body cannot be read beyond a size. */
export function limitBody(response: Response, mostBytes: number): Response {
  if (!response.body) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > mostBytes) controller.error(new BodyTooLarge(`The body has more than ${mostBytes} bytes.`))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}

/** Milliseconds after which an answer begins, and between two of its spaces. */
const INTERVAL = 5_000

/**
 * Answers with JSON when the work is done. Work that takes longer than five seconds is answered with 200 and spaces before the
 * JSON, because a proxy ends an answer that sends nothing for a minute: it must not fail, but return its failure. A caller
 * that goes away aborts the signal.
 */
export async function answerSlowly(
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<unknown>,
  toFailure: (error: unknown) => unknown,
): Promise<Response> {
  const cancelled = new AbortController()
  const result = work(AbortSignal.any([caller, cancelled.signal]))
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<'slow'>((resolve) => {
    timer = setTimeout(resolve, INTERVAL, 'slow')
  })
  try {
    const first = await Promise.race([result.then((value) => ({ value })), waited])
    if (first !== 'slow') return Response.json(first.value)
  } finally {
    clearTimeout(timer)
  }
  return new Response(streamSlowly(result.catch(toFailure), cancelled), {
    headers: { 'content-type': 'application/json' },
  })
}

function streamSlowly(result: Promise<unknown>, cancelled: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let timer: NodeJS.Timeout | undefined
  return new ReadableStream({
    async start(controller) {
      const space = () => controller.enqueue(encoder.encode(' '))
      space()
      timer = setInterval(space, INTERVAL)
      const value = await result
      clearInterval(timer)
      if (cancelled.signal.aborted) return
      controller.enqueue(encoder.encode(JSON.stringify(value)))
      controller.close()
    },
    cancel() {
      clearInterval(timer)
      cancelled.abort()
    },
  })
}

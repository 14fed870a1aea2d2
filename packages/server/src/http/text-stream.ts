import { withSeparateTimeouts } from '../db/query-timeout.ts'

/** What a producer of text writes to. It throws once the client has gone, so that the producer stops. */
export type WriteText = (text: string) => void

/** Thrown by `WriteText` when the client has gone. */
class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
}

/**
 * Streams a text while it is made. It waits for the first part: a failure before it is answered as usual, one after it
 * cuts the response off. The producer does not wait for the client, so that it holds no connection for a slow one.
 */
export async function streamText(
  produce: (write: WriteText) => Promise<void>,
  onCutOff: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  const started = Promise.withResolvers<void>()
  let hasStarted = false
  let isCancelled = false
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const stream = new ReadableStream<Uint8Array>({
    start: (created) => {
      controller = created
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const write = (text: string) => {
    if (isCancelled) throw new ClientDisconnected('The client has gone.')
    controller?.enqueue(encoder.encode(text))
    hasStarted = true
    started.resolve()
  }
  // Each wait of a long answer has the whole timeout: a request's share is for one that has not started.
  withSeparateTimeouts(() => produce(write)).then(
    () => {
      if (!isCancelled) controller?.close()
      started.resolve()
    },
    (error: unknown) => {
      if (!hasStarted) return started.reject(error)
      if (isCancelled) return
      onCutOff(error)
      controller?.error(error)
    },
  )
  await started.promise
  return stream
}

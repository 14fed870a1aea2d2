import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

interface SingleWorkerOptions {
  /** Milliseconds for one request. */
  readonly timeout: number
  readonly workerData?: unknown
}

/** A worker thread that answers one request at a time. */
export interface SingleWorker<Request, Answer> {
  /** The number of requests without a response. */
  readonly pending: number
  /** The worker's response. Rejects after the timeout or an error; the next request then gets a new thread. */
  ask(request: Request): Promise<Answer>
  close(): Promise<void>
}

/**
 * Creates a worker that starts on first use and does not keep the process alive. The module sends one message when it is
 * ready, and one for each request.
 */
export function createSingleWorker<Request, Answer>(
  module: URL,
  { timeout, workerData }: SingleWorkerOptions,
): SingleWorker<Request, Answer> {
  let running: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0

  async function start(): Promise<Worker> {
    const worker = new Worker(module, { workerData })
    await once(worker, 'message')
    worker.unref()
    return worker
  }

  async function stop() {
    const worker = running
    running = null
    await worker?.then((each) => each.terminate())
  }

  async function askNext(request: Request): Promise<Answer> {
    running ??= start()
    const worker = await running.catch((error) => {
      running = null
      throw error
    })
    const stopWaiting = new AbortController()
    const timer = setTimeout(() => stopWaiting.abort(), timeout)
    try {
      const answered = once(worker, 'message', { signal: stopWaiting.signal })
      worker.postMessage(request)
      const [answer] = (await answered) as [Answer]
      return answer
    } catch (error) {
      await stop()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    get pending() {
      return pending
    },
    ask(request) {
      pending += 1
      // Sends one request at a time, so that each has the whole timeout.
      const result = last
        .then(() => askNext(request))
        .finally(() => {
          pending -= 1
        })
      last = result.catch(() => {})
      return result
    },
    close: stop,
  }
}

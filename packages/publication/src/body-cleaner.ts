import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CleaningRequest } from './clean-body-worker.ts'

/** A body that takes longer is left out: deeply nested HTML takes a DOM quadratic time. */
const TIMEOUT = 5_000

/** Cleans bodies outside of the caller's thread. */
export interface BodyCleaner {
  /** The body as safe HTML, or null if nothing is left to read. Rejects if it takes too long. */
  clean(html: string, bodyUrl: string): Promise<string | null>
  close(): Promise<void>
}

/** Creates a cleaner with one worker thread, started on first use. It does not keep the process alive. */
export function createBodyCleaner({ timeout = TIMEOUT }: { timeout?: number } = {}): BodyCleaner {
  let running: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./clean-body-worker.ts', import.meta.url))
    await once(worker, 'message')
    worker.unref()
    return worker
  }

  async function stop() {
    const worker = running
    running = null
    await worker?.then((each) => each.terminate())
  }

  async function cleanNext(request: CleaningRequest): Promise<string | null> {
    running ??= start()
    const worker = await running.catch((error) => {
      running = null
      throw error
    })
    const stopWaiting = new AbortController()
    const timer = setTimeout(() => stopWaiting.abort(), timeout)
    try {
      const answer = once(worker, 'message', { signal: stopWaiting.signal })
      worker.postMessage(request)
      const [html] = (await answer) as [string | null]
      return html
    } catch (error) {
      await stop()
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    clean(html, bodyUrl) {
      // One at a time, so that each has the whole time limit.
      const result = last.then(() => cleanNext({ html, bodyUrl }))
      last = result.catch(() => {})
      return result
    },
    close: stop,
  }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A body that takes longer is left out: deeply nested HTML takes a DOM quadratic time. */
const TIMEOUT = 5_000

export interface CleaningRequest {
  readonly html: string
  readonly bodyUrl: string
}

/** A body as the application shows it: with its classes, its sections and its length. */
export interface PageBody {
  readonly html: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly minutes: number
}

export interface CleanedBody {
  /** Safe HTML; null if nothing is left to read. */
  readonly html: string | null
  /** The body for its page; null without a preparer, and where a parser would change it. */
  readonly forPage: PageBody | null
}

/** What prepares bodies for pages: a part of the built application. */
export interface PagePreparer {
  /** Changes purified nodes into those of the page; null if nothing is left to read. */
  prepareBody(
    content: DocumentFragment,
    bodyUrl: string,
  ): (Omit<PageBody, 'html'> & { content: DocumentFragment }) | null
}

export interface PageModule {
  /** The URL of a module that exports a `PagePreparer`. */
  readonly module: string
  /** The configuration of the pages, as JSON. */
  readonly config: string
  /** The origin of the public host. */
  readonly origin: string
}

interface BodyCleanerOptions {
  /** Milliseconds. */
  readonly timeout?: number
  readonly preparer?: PageModule | null
}

/** Cleans bodies outside of the caller's thread. */
export interface BodyCleaner {
  /** The body as safe HTML. Rejects if it takes too long. */
  clean(html: string, bodyUrl: string): Promise<CleanedBody>
  close(): Promise<void>
}

/** Creates a cleaner with one worker thread, started on first use. It does not keep the process alive. */
export function createBodyCleaner({
  timeout = TIMEOUT,
  preparer = null,
}: BodyCleanerOptions = {}): BodyCleaner {
  let running: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./clean-body-worker.ts', import.meta.url), {
      workerData: preparer,
    })
    await once(worker, 'message')
    worker.unref()
    return worker
  }

  async function stop() {
    const worker = running
    running = null
    await worker?.then((each) => each.terminate())
  }

  async function cleanNext(request: CleaningRequest): Promise<CleanedBody> {
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
      const [cleaned] = (await answer) as [CleanedBody]
      return cleaned
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

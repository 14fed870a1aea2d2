import type { PageBody, PageModule } from './page-module.ts'
import { createSingleWorker } from './single-worker.ts'

/** Milliseconds for one body. Feeds leave out slower ones: a DOM takes quadratic time for deeply nested HTML. */
const TIMEOUT = 5_000

export interface CleaningRequest {
  readonly html: string
  readonly bodyUrl: string
}

export interface CleanedBody {
  /** Safe HTML; null if nothing is left to read. */
  readonly html: string | null
  /** The body for its page; null without a preparer, or if a browser would parse the HTML into other nodes. */
  readonly forPage: PageBody | null
}

interface BodyCleanerOptions {
  /** Milliseconds. */
  readonly timeout?: number
  readonly preparer?: PageModule | null
}

/** Cleans bodies in a worker thread. */
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
  const worker = createSingleWorker<CleaningRequest, CleanedBody>(
    new URL('./clean-body-worker.ts', import.meta.url),
    { timeout, workerData: preparer },
  )
  return {
    clean: (html, bodyUrl) => worker.ask({ html, bodyUrl }),
    close: worker.close,
  }
}

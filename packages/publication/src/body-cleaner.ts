import { createSingleWorker } from './single-worker.ts'

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
  const worker = createSingleWorker<CleaningRequest, CleanedBody>(
    new URL('./clean-body-worker.ts', import.meta.url),
    { timeout, workerData: preparer },
  )
  return {
    clean: (html, bodyUrl) => worker.ask({ html, bodyUrl }),
    close: worker.close,
  }
}

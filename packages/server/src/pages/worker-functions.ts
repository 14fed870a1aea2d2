import type { PageBody, PageRequest, RenderedPage } from '@tarang/publication'

/** The answer to a page's request, read to its end. */
export interface ReadAnswer {
  readonly status: number
  readonly headers: [string, string][]
  readonly body: string
}

/** A rendered page, and the paths that it requested. */
export interface PageWithReads extends RenderedPage {
  readonly reads: readonly string[]
}

/** The functions of the render worker, which the server calls. */
export interface WorkerFunctions {
  /** Resolves once the renderer is loaded. */
  ready(): void
  renderPage(request: PageRequest, options: { timeout: number; isFile: boolean }): Promise<PageWithReads>
}

/** The functions of the server, which the render worker calls. */
export interface ServerFunctions {
  /** The answer to a request of a page; null if there is none. */
  fetch(url: string, headers: [string, string][]): Promise<ReadAnswer | null>
  /** The prepared body of an entry; null where only a browser can prepare it. */
  loadBody(url: string): Promise<PageBody | null>
}

import type { Article } from '@tarang/blog-html'
import { createSingleWorker } from './single-worker.ts'

/**
 * Milliseconds for one page. The steps take linear time, about ten seconds for the largest page (5 MB, 105,000 paragraphs);
 * only elements that are nested deeply take longer. A client waits 60 seconds for an upload.
 */
const TIMEOUT = 45_000

export interface ArticleRequest {
  readonly html: string
  /** The title of the entry, which the article does not repeat. */
  readonly title: string
}

/** Reduces uploaded pages to their articles in a worker thread. */
export interface ArticleCleaner {
  /** The article of a page, with its pictures. Rejects if it takes too long or is nested too deeply. */
  clean(html: string, title: string): Promise<Article>
}

/** Creates a cleaner with one worker thread, started on first use. It does not keep the process alive. */
export function createArticleCleaner(timeout = TIMEOUT): ArticleCleaner {
  const worker = createSingleWorker<ArticleRequest, Article>(
    new URL('./clean-article-worker.ts', import.meta.url),
    { timeout },
  )
  return { clean: (html, title) => worker.ask({ html, title }) }
}

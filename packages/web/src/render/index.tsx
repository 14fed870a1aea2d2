import build from 'virtual:client-build'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { lazyScreen } from '#patterns/route'
import { PageDataContext, POSTED_FORM } from '#platform/page-data'
import { App } from '../app/app.tsx'
import type { ServerBody } from '../site/blog/body.model.ts'
import { collectPageData } from './collect-page-data.ts'
import { pageStyles } from './page-styles.ts'
import { writePageData } from './write-page-data.ts'

export { preparePageBody as prepareBody } from '../site/blog/body.model.ts'

const site = lazyScreen(() => import('../site/site.tsx'))

/** A public page as HTML, and what it was made of. */
export interface RenderedPage {
  /** The content of the element `root`. */
  readonly html: string
  /** What the browser needs in order to take over, as JSON. */
  readonly data: string
  /** The styles of the first paint. */
  readonly styles: string
  /** The font faces that are downloaded after it. */
  readonly fonts: string
  /** The script that stands in the head: it asks for the application when the page is used. */
  readonly starter: string
  /** What the starter asks for, as JSON. */
  readonly start: string
  /** Whether everything that the page shows could be loaded. */
  readonly isComplete: boolean
}

export interface RenderRequest {
  /** The path of the URL, not decoded. */
  readonly path: string
  /** The query of the URL, with its question mark. */
  readonly search: string
  /** Milliseconds until loads count as failed: the page then shows its quiet state. */
  readonly timeout: number
  /** The fields of a form, if the page is the answer to it. */
  readonly posted?: Readonly<Record<string, string>> | null
  /** Loads a body that was purified and prepared by `prepareBody`; rejects where only a browser can. */
  readonly loadBody: (link: string) => Promise<Omit<ServerBody, 'content'>>
}

/**
 * Renders one public page, from the same tree as the browser. The surroundings of a page (`location`, `fetch` and the
 * configuration) are globals, set before this module is loaded.
 */
export async function renderPage({
  path,
  search,
  timeout,
  posted = null,
  loadBody,
}: RenderRequest): Promise<RenderedPage> {
  const { pageData, results, modules } = collectPageData(AbortSignal.timeout(timeout), {
    [POSTED_FORM]: async () => posted,
    body: async (link) => (typeof link === 'string' ? { ...(await loadBody(link)), content: null } : null),
  })
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <PageDataContext value={pageData}>
        <Router ssrPath={path} ssrSearch={search}>
          <App site={site} />
        </Router>
      </PageDataContext>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // Never in pieces, which would need a script to be put together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return {
    html,
    data: writePageData(results),
    ...pageStyles(build.stylesheet, html),
    starter: build.starter,
    start: JSON.stringify(startOf(modules)),
    isComplete: [...results.values()].every((result) => !('hasFailed' in result)),
  }
}

/** What the starter asks for: what all pages share, and the page's own modules at once, instead of one after another. */
function startOf(sources: ReadonlySet<string>) {
  const { entry, style, shared, screens } = build
  const modules = new Set(Array.from(sources).flatMap((source) => screens[source] ?? []))
  return { entry, style, shared, modules: [...modules].filter((file) => !shared.includes(file)) }
}

import type { PageRenderer } from '@tarang/publication/page-module'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { preparePageBody } from '#patterns/reading/blog-body'
import { lazyScreen } from '#patterns/route'
import { PageDataContext, POSTED_FORM } from '#platform/loading/page-data'
import { App } from '../app/app.tsx'
import { scriptsOf } from './client-build.ts'
import { collectPageData } from './collect-page-data.ts'
import { blogsWithLikes } from './likes-in-page.ts'
import { pageStyles } from './page-styles.ts'
import starter from './starter.js?raw'
import { writeBody, writeHead } from './write-page.ts'

const site = lazyScreen(() => import('../site/site.tsx'))

export const prepareBody: PageRenderer['prepareBody'] = preparePageBody

/**
 * Renders one public page, from the same tree as the browser. The surroundings of a page (`location`, `fetch` and the
 * configuration) are globals, set before this module is loaded.
 */
export const renderPage: PageRenderer['renderPage'] = async (
  { path, search, theme, posted },
  { timeout, isFile, loadBody },
) => {
  const { pageData, results, screens } = collectPageData(AbortSignal.timeout(timeout), {
    [POSTED_FORM]: async () => posted,
    body: async (link) => (typeof link === 'string' ? { ...(await loadBody(link)), content: null } : null),
  })
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <PageDataContext value={{ ...pageData, theme }}>
        <Router ssrPath={path} ssrSearch={search}>
          <App site={site} />
        </Router>
      </PageDataContext>
    </StrictMode>,
    {
      onError: (error) => void failures.push(error),
      // In one piece: putting pieces together takes a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const styles = pageStyles(html)
  return {
    head: writeHead({ styles, starter, scripts: scriptsOf(screens) }),
    body: writeBody(html, results, { path: posted ? path : null, isFile }),
    inline: { styles: [styles], scripts: [starter] },
    likesOf: [...results.values()].flatMap(blogsWithLikes),
    isComplete: [...results.values()].every((result) => !('hasFailed' in result)),
  }
}

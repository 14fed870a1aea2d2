import type { Page } from '@playwright/test'
import { resourceCases } from '@tarang/machines/resource/cases'
import type { FlowPage, View } from '../../../src/testing/flows/flow-page.ts'
import { all, waits } from '../../../src/testing/flows/pages/find.ts'
import { resourcePage } from '../../../src/testing/flows/pages/resource.page.ts'
import { done, failed, type Script, type ScriptRun, send } from './script.ts'

const list = /^GET \/api\/fetchNewsLetterAndBlogs$/
const hasEntries = (view: View) => all(view, /^Like “/).length > 0

/** The list of blogs and newsletters, which a server renders. */
const blogsPage: FlowPage = {
  ...resourcePage,
  cases: resourceCases as unknown as FlowPage['cases'],
  states: {
    loading: (view) => !hasEntries(view) && waits(view, list),
    ready: (view) => hasEntries(view) && !waits(view, list),
    refreshing: (view) => hasEntries(view) && waits(view, list),
    failed: (view) => !hasEntries(view) && !waits(view, list),
  },
  emitted: { ...resourcePage.emitted, loaded: hasEntries },
  calls: { load: { call: list, reply: () => ({}) }, refresh: { call: list, reply: () => ({}) } },
}

/** Serves the current page like a cache or a static host: its age is unknown, so the application reloads its data. */
export async function serveOldPage(page: Page) {
  const response = await page.request.get('/newsLetterAndBlogs')
  const body = (await response.text()).replace(
    'id="tarang-page-data"',
    'id="tarang-page-data" data-age="unknown"',
  )
  await page.route('**/newsLetterAndBlogs', (route) => route.fulfill({ response, body }))
}

async function openOldPage({ page, follow }: ScriptRun) {
  await serveOldPage(page)
  const entries = await follow(blogsPage, 'plain')
  await page.goto('/newsLetterAndBlogs')
  await entries.sent(done('load', 'entry'), send('resource.refresh'))
  return entries
}

export const refreshedPage: Script = {
  screen: 'an old page of blogs',
  run: async (run) => {
    const entries = await openOldPage(run)
    await entries.answered(done('refresh', 'fresh'), list, 'through')
  },
}

export const oldPageOffline: Script = {
  screen: 'an old page of blogs, offline',
  run: async (run) => {
    const entries = await openOldPage(run)
    await entries.answered(failed('refresh', 'away'), list, 'lost')
  },
}

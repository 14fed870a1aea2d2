import { createContext, use } from 'react'
import { useIsHydrating } from '#platform/hydration'

/** What came of one load: its data, or that it failed. */
export type Loaded = { readonly data: unknown } | { readonly hasFailed: true }

/** What the resources of a page loaded where the page was rendered, by resource and request. */
export interface PageData {
  /** The result of a load; suspends the render until there is one. Undefined: the browser loads it itself. */
  read(name: string, request: unknown, load: (signal: AbortSignal) => Promise<unknown>): Loaded | undefined
  /** Whether the page may be out of date: it comes from a cache, or is a file. */
  readonly isOld?: boolean
  /** Notes the source file of a module that draws this page, so that the browser asks for it at once. */
  noteModule?(source: string): void
}

/** Without page data, as in pages that no server rendered, every resource loads itself. */
export const PageDataContext = createContext<PageData | null>(null)

/** The id of the element that carries a page's data. */
export const PAGE_DATA_ELEMENT_ID = 'tarang-page-data'

/** Reads the page data that the server wrote into this page; null if it wrote none. */
export function pageDataOfDocument(): PageData | null {
  const element = document.getElementById(PAGE_DATA_ELEMENT_ID)
  const text = element?.textContent
  if (!text) return null
  // The answer to a form has the form's address, which has no page.
  if (element.dataset.path) history.replaceState(null, '', element.dataset.path)
  const loads = new Map(Object.entries(JSON.parse(text) as Record<string, Loaded>))
  return {
    read: (name, request) => loads.get(keyOf(name, request)),
    isOld: element.dataset.age === 'unknown' || Date.now() - sentAt() > FRESH_MS,
  }
}

/** For how long a page is as good as its data. */
const FRESH_MS = 60_000

/** When the server sent this page, in milliseconds since 1970; now, if it does not say. */
function sentAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'sent')?.duration ?? Date.now()
}

/** The name of a posted form in the page data of the server's answer to it. */
export const POSTED_FORM = 'posted form'

/** What was posted by the form to which this page is the server's answer; null for every other page. */
export function usePostedForm(): Readonly<Record<string, unknown>> | null {
  const isHydrating = useIsHydrating()
  const pageData = use(PageDataContext)
  if (!isHydrating || !pageData) return null
  const posted = pageData.read(POSTED_FORM, undefined, async () => null)
  return posted && 'data' in posted ? (posted.data as Record<string, unknown> | null) : null
}

/** The key of a load in the page data. */
export const keyOf = (name: string, request: unknown): string =>
  request === undefined ? name : `${name} ${JSON.stringify(request)}`

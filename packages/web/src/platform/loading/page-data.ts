import type { Theme } from '@tarang/runtime-config'
import { type ComponentType, createContext, use } from 'react'
import { config } from '#platform/config'
import { useIsHydrating } from './hydration.ts'

/** The result of one load. */
export type Loaded = { readonly data: unknown } | { readonly hasFailed: true }

/** The results of a page's loads where the page was rendered, by resource and request. */
export interface PageData {
  /** The result of a load; suspends the render until there is one. Undefined: the browser loads it itself. */
  read(name: string, request: unknown, load: (signal: AbortSignal) => Promise<unknown>): Loaded | undefined
  /** Whether the data of the page must be loaded again: it is older than `pageMaxAge`, or answers a form. */
  readonly isOld?: boolean
  /** The theme that the visitor has chosen, where the server knows it. */
  readonly theme?: Theme | null
  /** Notes a screen of this page, so that the browser asks for its scripts at once. */
  noteScreen?(screen: ComponentType): void
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
  // The answer to a form has the form's address, at which there is no page.
  if (element.dataset.path) history.replaceState(null, '', element.dataset.path)
  const loads = new Map(Object.entries(JSON.parse(text) as Record<string, Loaded>))
  return {
    read: (name, request) => loads.get(keyOf(name, request)),
    isOld: element.dataset.age === 'unknown' || isOldPage(),
  }
}

function isOldPage(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sent = page?.serverTiming?.find(({ name }) => name === 'sent')?.duration
  const isStale = sent !== undefined && Date.now() - sent > config.pageMaxAge * 1000
  // A form without script, such as a like's, is answered by a redirect to a page that is the same for every visitor.
  return isStale || (page?.redirectCount ?? 0) > 0
}

/** The key in the page data under which the server returns the fields of a posted form. */
export const POSTED_FORM = 'posted form'

/** The fields of the posted form that this page answers; null for every other page. */
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

import { createContext } from 'react'

/** What came of one load: its data, or that it failed. */
export type Loaded = { readonly data: unknown } | { readonly hasFailed: true }

/** What the resources of a page loaded where the page was rendered, by resource and request. */
export interface PageData {
  /** The result of a load; suspends the render until there is one. Undefined: the browser loads it itself. */
  read(name: string, request: unknown, load: (signal: AbortSignal) => Promise<unknown>): Loaded | undefined
  /** Notes the source file of a module that draws this page, so that the browser asks for it at once. */
  noteModule?(source: string): void
}

/** Without page data, as in pages that no server rendered, every resource loads itself. */
export const PageDataContext = createContext<PageData | null>(null)

/** The id of the element that carries a page's data. */
export const PAGE_DATA_ELEMENT_ID = 'tarang-page-data'

/** Reads the page data that the server wrote into this page; null if it wrote none. */
export function pageDataOfDocument(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent
  if (!text) return null
  const loads = new Map(Object.entries(JSON.parse(text) as Record<string, Loaded>))
  return { read: (name, request) => loads.get(keyOf(name, request)) }
}

/** The key of a load in the page data. */
export const keyOf = (name: string, request: unknown): string =>
  request === undefined ? name : `${name} ${JSON.stringify(request)}`

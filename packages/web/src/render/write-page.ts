import { THEME_KEY } from '@tarang/runtime-config'
import { IDLE_TIMEOUT } from '#platform/loading/idle'
import { type Loaded, PAGE_DATA_ELEMENT_ID } from '#platform/loading/page-data'
import { entryScript, styleSheet } from './client-build.ts'

interface PageHead {
  /** The styles of the first paint. */
  readonly styles: string
  /** The text of `starter.js`. */
  readonly starter: string
  /** The addresses of the scripts that the page needs. */
  readonly scripts: readonly string[]
}

/** The end of a page's head. The starter reads its settings from the attributes of its element. */
export function writeHead({ styles, starter, scripts }: PageHead): string {
  const settings = [
    `data-theme-key="${THEME_KEY}"`,
    `data-idle-timeout="${IDLE_TIMEOUT}"`,
    `data-styles="${styleSheet}"`,
    `data-entry="${entryScript}"`,
    `data-modules="${scripts.join(' ')}"`,
  ].join(' ')
  return [`<style>${styles}</style>`, `<script ${settings}>${starter}</script>`].join('\n    ')
}

interface BodyOptions {
  /** The path of the page, where it answers a form that was posted to another address. */
  readonly path: string | null
  readonly isFile: boolean
}

/** The content of a page's body: what was rendered, and the data from which the application takes it over. */
export function writeBody(
  html: string,
  results: ReadonlyMap<string, Loaded>,
  { path, isFile }: BodyOptions,
): string {
  const attributes = `${path ? ` data-path="${path}"` : ''}${isFile ? ' data-age="unknown"' : ''}`
  // JSON that cannot end its element.
  const data = writePageData(results).replaceAll('<', '\\u003c')
  return [
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}"${attributes}>${data}</script>`,
    // The starter links the style sheet after the first paint, which a link here would hold up.
    `<noscript><link rel="stylesheet" href="${styleSheet}"></noscript>`,
  ].join('\n    ')
}

/** Page data as JSON, in an order that does not depend on which load ended first. */
const writePageData = (results: ReadonlyMap<string, Loaded>): string =>
  JSON.stringify(
    Object.fromEntries(
      [...results]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, result]) => [key, withoutHtml(key, result)]),
    ),
    // A lone surrogate is U+FFFD in the HTML beside it, and React compares the two.
    (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value),
  )

/** Leaves out the HTML of a blog’s body: the page already contains it, and the browser reads it from there. */
const withoutHtml = (key: string, result: Loaded): Loaded =>
  key.startsWith('body ') && 'data' in result && typeof result.data === 'object'
    ? { data: result.data && { ...result.data, html: undefined } }
    : result

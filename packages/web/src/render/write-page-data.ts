import type { Loaded } from '#platform/page-data'

/**
 * Writes page data as JSON, the same for the same data in whatever order it came. The HTML of bodies is left out: the
 * browser keeps it from the page itself.
 */
export const writePageData = (results: ReadonlyMap<string, Loaded>): string =>
  JSON.stringify(
    Object.fromEntries(
      [...results]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, result]) => [key, withoutHtml(key, result)]),
    ),
  )

const withoutHtml = (key: string, result: Loaded): Loaded =>
  key.startsWith('body ') && 'data' in result && typeof result.data === 'object'
    ? { data: result.data && { ...result.data, html: undefined } }
    : result

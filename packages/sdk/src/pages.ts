import { InvalidResponseError } from './errors.ts'
import type { PageOptions } from './options.ts'

/**
 * Reads a list page by page: each has at most `limit` records, and the next is requested when the loop wants it. An API
 * without pages answers with the whole list.
 *
 * @example
 * ```ts
 * for await (const entries of pages(api.auditLogs.list, { limit: 100 })) console.log(entries.length)
 * for await (const sent of pages((page) => api.notifications.list('App', page), { limit: 100 })) console.log(sent)
 * ```
 */
export async function* pages<Row>(
  list: (options: PageOptions) => Promise<Row[]>,
  options: PageOptions & { limit: number },
): AsyncGenerator<Row[], void, undefined> {
  let { after } = options
  do {
    let next: string | null | undefined
    yield await list({
      ...options,
      after,
      onResponse(info) {
        next = parseNext(info.response.headers.get('Link'))
        options.onResponse?.(info)
      },
    })
    if (next && next === after)
      throw new InvalidResponseError('unexpected-shape', `the page after ${after} leads to itself`)
    after = next || undefined
  } while (after)
}

/** The `after` of the next page of a list; none on the last page. */
function parseNext(link: string | null): string | null | undefined {
  const [, query] = /<[^>?]*\?([^>#]*)[^>]*>\s*;[^<]*\brel="?next\b/i.exec(link ?? '') ?? []
  return query && new URLSearchParams(query).get('after')
}

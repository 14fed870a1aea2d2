/** At least one page. */
export const pageCount = (matches: number, pageSize: number) => Math.max(1, Math.ceil(matches / pageSize))

/** How many consecutive page numbers the pager shows. */
export const PAGE_WINDOW = 5

/** A window of `size` numbers around the current page, plus the first and the last page. */
export function pageWindow(page: number, count: number, size = PAGE_WINDOW): (number | 'ellipsis')[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), count - size + 1))
  const last = Math.min(count, first + size - 1)
  const window: (number | 'ellipsis')[] = []
  for (let n = first; n <= last; n++) window.push(n)
  if (first > 1) window.unshift(1, ...(first > 2 ? ['ellipsis' as const] : []))
  if (last < count) window.push(...(last < count - 1 ? ['ellipsis' as const] : []), count)
  return window
}

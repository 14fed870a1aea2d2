import type { TradePosition } from './strategy-quality.model.ts'

export const TRADES_PER_PAGE = 15

/** The query that shows a trade: its section, and its page in the order of the response. */
export function tradeAddress(search: string, { section, index }: TradePosition): string {
  const params = new URLSearchParams(search)
  for (const key of [...params.keys()]) if (key.startsWith(`${section}.`)) params.delete(key)
  params.set('section', section)
  const page = Math.floor(index / TRADES_PER_PAGE) + 1
  if (page > 1) params.set(`${section}.page`, String(page))
  return `?${params}`
}

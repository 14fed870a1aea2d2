import type { LiveTradeExclusion, Trade } from '@tarang/sdk'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { isRecord } from '../unknown-json.ts'
import { calendarDay } from '../wire-date/index.ts'

/** The part of a live trade that its exclusion is about. */
export type ExcludableTrade = Pick<Trade, 'stockName' | 'entryDate'>

export interface TradeExclusionContext {
  /** The stocks whose live trades are excluded. */
  readonly excluded: readonly string[]
  /** The trade that was asked about last. */
  readonly trade: ExcludableTrade | null
}

export type TradeExclusionEvent =
  /** Asks whether to exclude. Ignored for a trade without a stock name or entry date, or one already excluded. */
  | { type: 'trade.exclude'; trade: ExcludableTrade }
  | { type: 'exclusion.confirm' }
  | { type: 'exclusion.cancel' }
  /** Closes the success. */
  | { type: 'exclusion.dismiss' }
  /** Loads the excluded trades again. */
  | { type: 'excluded.reload' }
  | GuardedFlowEvent

export type TradeExclusionEmitted =
  | { readonly type: 'excluded'; readonly trade: ExcludableTrade; readonly message: string }
  /** For a toast. */
  | { readonly type: 'failed'; readonly message: string }
  /** The success was closed. */
  | { readonly type: 'closed' }
  | GuardedFlowEmitted

export const messages = {
  ask: 'Are you sure you want to delete this trade?',
  excluded: (stock: string) => `The trade for stock "${stock}" has been successfully persisted and excluded.`,
  notExcluded: 'Failed to persist trade. Please try again.',
  notFetched: 'Failed to fetch excluded trades.',
} as const

/** What is sent to exclude a trade; null where its stock name or entry date is missing. */
export function exclusionOf(trade: ExcludableTrade): LiveTradeExclusion | null {
  if (!isRecord(trade)) return null
  const { stockName, entryDate } = trade
  const businessDate = calendarDay(entryDate)
  return typeof stockName === 'string' && stockName.trim() !== '' && businessDate
    ? { stockName, businessDate }
    : null
}

/** The stock by which a trade is excluded; empty where the trade has none. */
export const stockOf = ({ stockName }: ExcludableTrade): string => stockName ?? ''

/** Whether a trade is excluded, by its stock. */
export const isExcluded = (
  { excluded }: Pick<TradeExclusionContext, 'excluded'>,
  trade: ExcludableTrade,
): boolean => excluded.includes(stockOf(trade))

/** Whether a trade can be excluded: it has a stock name and an entry date, and is not excluded yet. */
export const isExcludable = (
  context: Pick<TradeExclusionContext, 'excluded'>,
  trade: ExcludableTrade,
): boolean => exclusionOf(trade) !== null && !isExcluded(context, trade)

/** All of these stocks, each once. Exclusions are permanent: a list requested before one does not undo it. */
export const withStocks = (excluded: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...excluded, ...(Array.isArray(more) ? more : [])]),
]

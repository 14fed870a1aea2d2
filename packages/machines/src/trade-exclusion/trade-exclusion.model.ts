import type { LiveTradeExclusion, Trade } from '@tarang/sdk'
import { isRecord } from '../unknown-json.ts'
import { calendarDay } from '../wire-date/index.ts'

/** The part of a live trade that its exclusion is about. */
export type ExcludableTrade = Pick<Trade, 'stockName' | 'entryDate'>

/** What an exclusion knows: which stocks are out, and which trade is being asked about. */
export interface TradeExclusionContext {
  /** The stocks whose live trades are excluded, by now. */
  readonly excluded: readonly string[]
  /** The trade that was asked about last. */
  readonly trade: ExcludableTrade | null
}

/** What an exclusion can be told. */
export type TradeExclusionEvent =
  /** Asks whether to exclude; taken for a trade with a stock name and an entry date that is not excluded yet. */
  | { type: 'trade.exclude'; trade: ExcludableTrade }
  | { type: 'exclusion.confirm' }
  | { type: 'exclusion.cancel' }
  /** Closes the success. */
  | { type: 'exclusion.dismiss' }
  /** Loads the excluded trades again. */
  | { type: 'excluded.reload' }

/** What an exclusion tells. */
export type TradeExclusionTold =
  | { readonly type: 'excluded'; readonly trade: ExcludableTrade; readonly message: string }
  /** For a toast. */
  | { readonly type: 'failed'; readonly message: string }
  /** The API no longer knows the session; the question waits for `exclusion.confirm` after another login. */
  | { readonly type: 'sessionExpired' }
  /** The success was closed: the screen starts afresh. */
  | { readonly type: 'closed' }

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

/** The stock of a trade, by which it is excluded; empty where the trade does not say. */
export const stockOf = ({ stockName }: ExcludableTrade): string => stockName ?? ''

/** Whether a trade is excluded, by its stock's name. */
export const isExcluded = (
  { excluded }: Pick<TradeExclusionContext, 'excluded'>,
  trade: ExcludableTrade,
): boolean => excluded.includes(stockOf(trade))

/** Whether a trade can be excluded: it is not yet, and says which it is. */
export const isExcludable = (
  context: Pick<TradeExclusionContext, 'excluded'>,
  trade: ExcludableTrade,
): boolean => exclusionOf(trade) !== null && !isExcluded(context, trade)

/** All of these stocks, each once. An exclusion is for good: a list that was asked for before it does not undo it. */
export const together = (excluded: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...excluded, ...(Array.isArray(more) ? more : [])]),
]

import type { LiveTradeExclusion, Trade } from '@tarang/sdk'
import type { Outcome } from '../failed-outcome/index.ts'
import type { GuardedFlowEmitted, GuardedFlowEvent } from '../guarded-flow/index.ts'
import { permissionProblemOf } from '../permission/index.ts'
import { isRecord } from '../unknown-json/index.ts'
import { calendarDay } from '../wire-date/index.ts'

/** The fields of a live trade that an exclusion needs. */
export type ExcludableTrade = Pick<Trade, 'stockName' | 'entryDate'>

export interface TradeExclusionContext {
  /** The stocks whose live trades are excluded. */
  readonly excluded: readonly string[]
  /** The trade of the last confirmation dialog. */
  readonly trade: ExcludableTrade | null
}

export type TradeExclusionEvent =
  /** Opens the confirmation. Ignored for a trade that is excluded, or that has no stock name or entry date. */
  | { type: 'trade.exclude'; trade: ExcludableTrade }
  | { type: 'exclusion.confirm' }
  | { type: 'exclusion.cancel' }
  /** Closes the success message. */
  | { type: 'exclusion.dismiss' }
  /** Loads the excluded trades again. */
  | { type: 'excluded.reload' }
  | GuardedFlowEvent

export type TradeExclusionEmitted =
  | { readonly type: 'excluded'; readonly trade: ExcludableTrade; readonly message: string }
  /** For a toast: a trade was not excluded. */
  | ({ readonly type: 'failed'; readonly trade: ExcludableTrade; readonly message: string } & Outcome)
  /** For a toast: the list could not be loaded. */
  | { readonly type: 'notListed'; readonly message: string }
  /** The success message was closed. */
  | { readonly type: 'closed' }
  | GuardedFlowEmitted

export const messages = {
  ask: 'Are you sure you want to delete this trade?',
  excluded: (stock: string) => `The trade for stock "${stock}" has been successfully persisted and excluded.`,
  notExcluded: 'Failed to persist trade. Please try again.',
  notFetched: 'Failed to fetch excluded trades.',
} as const

/** The specified text of a failure, and the reason where the user's role is refused. */
export const failureOf = (error: unknown): string =>
  [messages.notExcluded, permissionProblemOf(error)].filter(Boolean).join(' ')

/** The request that excludes a trade; null without a stock name or entry date. */
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

/** The union of both lists: one that was requested before an exclusion does not undo it. */
export const withStocks = (excluded: readonly string[], more: readonly string[]): readonly string[] => [
  ...new Set([...excluded, ...(Array.isArray(more) ? more : [])]),
]

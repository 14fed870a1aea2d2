import { isRecord } from '@tarang/machines/unknown-json'
import type { Drawdown, StrategyDetails, StrategyHighlights, Trade } from '@tarang/sdk'

/** A row with its index in the response: rows may have no id, or share one. */
export type Indexed<Row> = Row & { readonly index: number }

const recordsOf = <Row extends object>(value: unknown): Indexed<Row>[] =>
  (Array.isArray(value) ? value : isRecord(value) ? [value] : [])
    .filter(isRecord)
    .map((row, index) => ({ ...(row as Row), index }))

const PARTS = [
  'strategyCode',
  'netReturns',
  'xirr',
  'pnl',
  'status',
  'createdOn',
  'modifiedOn',
  'liveTrades',
  'excludedTrades',
  'closedTrades',
  'strategyHighlights',
  'drawdown',
] satisfies (keyof StrategyDetails)[]

/** Whether a response describes a strategy: any field may be missing, but not all of them. */
export const isStrategy = (details: StrategyDetails) => PARTS.some((part) => Object.hasOwn(details, part))

/** The highlights as a list; the API sends one object, a list or null. */
export const highlightsOf = ({ strategyHighlights }: StrategyDetails) =>
  recordsOf<StrategyHighlights>(strategyHighlights)

/** An open trade, and whether the API lists it as excluded. */
export interface OpenTrade extends Trade {
  readonly isListedAsExcluded?: boolean
}

/** The open trades: live ones, and among them by entry date those that the API lists as excluded. */
export function openTradesOf({ liveTrades, excludedTrades }: StrategyDetails): Indexed<OpenTrade>[] {
  const excluded = recordsOf<Trade>(excludedTrades).map((trade) => ({ ...trade, isListedAsExcluded: true }))
  const live = recordsOf<OpenTrade>(liveTrades)
  if (excluded.length === 0) return live
  return [...live, ...excluded].toSorted(byNewestEntry).map((trade, index) => ({ ...trade, index }))
}

/** The order in which the API lists trades. */
const byNewestEntry = (one: Trade, other: Trade) =>
  compare(other.entryDate, one.entryDate) || compare(one.stockName, other.stockName)

const compare = (one: unknown, other: unknown) => {
  const [text, otherText] = [String(one ?? ''), String(other ?? '')]
  return text < otherText ? -1 : Number(text > otherText)
}

export const closedTradesOf = ({ closedTrades }: StrategyDetails) => recordsOf<Trade>(closedTrades)

/** The reported drawdown, or null when every field of it is empty. */
export const drawdownOf = ({ drawdown }: StrategyDetails): Drawdown | null =>
  isRecord(drawdown) && Object.values(drawdown).some((value) => value !== null && value !== undefined)
    ? drawdown
    : null

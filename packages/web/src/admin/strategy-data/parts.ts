import type { Drawdown, StrategyDetails, StrategyHighlights, Trade } from '@tarang/sdk'

/** A row of the answer with its place in its list: rows need not have an id, nor one of their own. */
export type Indexed<Row> = Row & { readonly index: number }

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
  'closedTrades',
  'strategyHighlights',
  'drawdown',
] satisfies (keyof StrategyDetails)[]

/** Whether an answer is about a strategy: any of its parts may be missing, but not all of them. */
export const isStrategy = (details: StrategyDetails) => PARTS.some((part) => Object.hasOwn(details, part))

/** The highlights as a list, however many came and however they came. */
export const highlightsOf = ({ strategyHighlights }: StrategyDetails) =>
  recordsOf<StrategyHighlights>(strategyHighlights)

export const liveTradesOf = ({ liveTrades }: StrategyDetails) => recordsOf<Trade>(liveTrades)

export const closedTradesOf = ({ closedTrades }: StrategyDetails) => recordsOf<Trade>(closedTrades)

/** The reported drawdown, or nothing where none is reported. */
export const drawdownOf = ({ drawdown }: StrategyDetails): Drawdown | null =>
  isRecord(drawdown) && Object.values(drawdown).some((value) => value !== null && value !== undefined)
    ? drawdown
    : null

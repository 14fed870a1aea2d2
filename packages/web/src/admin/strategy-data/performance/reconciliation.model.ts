import type { Trade } from '@tarang/sdk'
import { formatGain } from '#platform/formats/format-money'
import { inHundredths, isNumber } from '#platform/formats/indian-number'
import { type Position, rupees, sumOf } from '../../strategy/positions.ts'

interface ReconciledTrades {
  /** The P&L that the API reports of the strategy. */
  readonly reported: unknown
  /** The closed trades that the realised P&L counts. */
  readonly positions: readonly Position[]
  readonly closed: readonly Trade[]
  readonly open: readonly Trade[]
}

export interface Reconciliation {
  /** In rupees. */
  readonly reported: number
  readonly realised: number
  readonly open: number
  /** Of closed trades without an exit date, which the realised P&L leaves out. */
  readonly undated: number
  /** What the trades do not explain of the reported P&L. */
  readonly unexplained: number
}

const totalOf = (trades: readonly Trade[]) =>
  trades.reduce((sum, { pnl }) => (isNumber(pnl) ? sum + inHundredths(pnl) : sum), 0)

/** The reported P&L against the trades, exact to the paisa; null where none is reported. */
export function reconcile({ reported, positions, closed, open }: ReconciledTrades): Reconciliation | null {
  if (!isNumber(reported)) return null
  const realised = sumOf(positions)
  const undated = totalOf(closed) - realised
  const ofOpen = totalOf(open)
  return {
    reported,
    realised: rupees(realised),
    open: rupees(ofOpen),
    undated: rupees(undated),
    unexplained: rupees(inHundredths(reported) - realised - undated - ofOpen),
  }
}

/** A reconciliation in one line: 'Reported P&L +₹500 = realised +₹300 + open trades +₹200.' */
export function reconciliationText({
  reported,
  realised,
  open,
  undated,
  unexplained,
}: Reconciliation): string {
  const trades =
    `realised ${formatGain(realised)} + open trades ${formatGain(open)}` +
    (undated === 0 ? '' : ` + closed trades without an exit date ${formatGain(undated)}`)
  return unexplained === 0
    ? `Reported P&L ${formatGain(reported)} = ${trades}.`
    : `Reported P&L ${formatGain(reported)}; ${trades}; not explained by the trades: ${formatGain(unexplained)}.`
}

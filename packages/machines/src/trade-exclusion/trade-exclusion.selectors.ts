import type { SnapshotFrom } from 'xstate'
import type { tradeExclusionMachine } from './trade-exclusion.machine.ts'
import { type ExcludableTrade, isExcludable, isExcluded, messages, stockOf } from './trade-exclusion.model.ts'

/** The view of the exclusion of trades. */
export interface TradeExclusionView {
  /** The confirmation dialog is open. */
  readonly isConfirming: boolean
  /** The call is running. */
  readonly isBusy: boolean
  /** Confirming and cancelling are ignored: the call is running, or the session ended during it. */
  readonly isBlocked: boolean
  readonly question: string
  /** The success message, while it is open. */
  readonly success: string | null
  /** The trade of the last confirmation dialog. */
  readonly trade: ExcludableTrade | null
  /** The row is greyed, its button 'Disabled'. */
  readonly isExcluded: (trade: ExcludableTrade) => boolean
  /** Its button is enabled. */
  readonly isExcludable: (trade: ExcludableTrade) => boolean
}

export function tradeExclusionView(snapshot: SnapshotFrom<typeof tradeExclusionMachine>): TradeExclusionView {
  const { context } = snapshot
  const { trade } = context
  return {
    isConfirming: snapshot.hasTag('open'),
    isBusy: snapshot.hasTag('busy'),
    isBlocked: snapshot.hasTag('busy') || snapshot.hasTag('waitingForLogin'),
    question: messages.ask,
    success: snapshot.matches({ exclusion: 'excluded' }) && trade ? messages.excluded(stockOf(trade)) : null,
    trade,
    isExcluded: (one) => isExcluded(context, one),
    isExcludable: (one) => isExcludable(context, one),
  }
}

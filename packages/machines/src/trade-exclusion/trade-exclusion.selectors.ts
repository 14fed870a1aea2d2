import type { SnapshotFrom } from 'xstate'
import type { tradeExclusionMachine } from './trade-exclusion.machine.ts'
import { type ExcludableTrade, isExcludable, isExcluded, messages, stockOf } from './trade-exclusion.model.ts'

/** What the exclusion of trades draws. */
export interface TradeExclusionView {
  /** The question is open. */
  readonly isConfirming: boolean
  /** The call is under way. */
  readonly isBusy: boolean
  /** Confirming and cancelling are ignored: the call is under way, or the session ended over it. */
  readonly isBlocked: boolean
  readonly question: string
  /** The message of the success, while it is open. */
  readonly success: string | null
  /** The trade that was asked about last. */
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

import type { SnapshotFrom } from 'xstate'
import type { tradeExclusionMachine } from './trade-exclusion.machine.ts'
import { type ExcludableTrade, isExcludable, isExcluded, messages, stockOf } from './trade-exclusion.model.ts'

/** Everything that excluding trades draws. */
export interface TradeExclusionView {
  /** The question is there. */
  readonly isAsking: boolean
  /** The call is under way; what is confirmed or cancelled meanwhile is not taken. */
  readonly isBusy: boolean
  readonly question: string
  /** What the success says, while it is there. */
  readonly success: string | null
  /** The trade that is, or was last, asked about. */
  readonly trade: ExcludableTrade | null
  /** Greyed, its button 'Disabled'. */
  readonly isExcluded: (trade: ExcludableTrade) => boolean
  /** Its button is live, as far as the trade goes. */
  readonly isExcludable: (trade: ExcludableTrade) => boolean
}

/** Everything that excluding trades draws, out of a snapshot. */
export function tradeExclusionView(snapshot: SnapshotFrom<typeof tradeExclusionMachine>): TradeExclusionView {
  const { context } = snapshot
  const { trade } = context
  return {
    isAsking: snapshot.hasTag('open'),
    isBusy: snapshot.hasTag('busy'),
    question: messages.ask,
    success: snapshot.matches({ exclusion: 'excluded' }) && trade ? messages.excluded(stockOf(trade)) : null,
    trade,
    isExcluded: (one) => isExcluded(context, one),
    isExcludable: (one) => isExcludable(context, one),
  }
}

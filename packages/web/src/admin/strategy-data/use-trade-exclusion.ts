import { type Outcome, unfinished, unknownOutcomeText } from '@tarang/machines/failed-outcome'
import {
  type ExcludableTrade,
  isExcluded,
  stockOf,
  type TradeExclusionEmitted,
  tradeExclusionActors,
  tradeExclusionMachine,
} from '@tarang/machines/trade-exclusion'
import { useEffect } from 'react'
import { waitFor } from 'xstate'
import { keepFailed, useAction } from '#patterns/action'
import { useHeldFlow } from '#patterns/held-flow'
import { api } from '#platform/api/api'
import { submitOnce } from '#platform/api/submission'
import { useActorRef } from '#platform/use-actor-ref'
import { toaster } from '#ui/toaster'
import { exclusion } from './held-exclusion.ts'

const machine = tradeExclusionMachine.provide({ actors: tradeExclusionActors(api, submitOnce) })

/** Keeps a trade that was not excluded, or without an outcome forgets it. */
function keep({ stockName, entryDate }: ExcludableTrade, outcome: Outcome | null) {
  const trade = { stockName: stockName ?? null, entryDate: entryDate ?? null }
  const isOver = outcome === null || outcome.outcome === 'refused'
  keepFailed(exclusion, [trade], isOver ? [] : [{ item: trade, ...outcome }])
}

/** Runs the exclusion of live trades; `onClosed` is called once the success is closed. */
export function useTradeExclusion({ onClosed }: { readonly onClosed: () => void }) {
  const actor = useActorRef(machine)
  useHeldFlow<TradeExclusionEmitted>(actor, {
    failed: ({ trade, message, outcome, reason }) => {
      keep(trade, { outcome, reason })
      toaster.error({
        title: message,
        ...(outcome === 'unknown' && { description: unknownOutcomeText('excluded') }),
      })
    },
    notListed: ({ message }) => toaster.error({ title: message }),
    excluded: ({ trade }) => keep(trade, null),
    closed: onClosed,
  })
  const reload = () => actor.send({ type: 'excluded.reload' })
  const retry = async (trade: ExcludableTrade) => {
    const { context } = await waitFor(actor, (snapshot) => !snapshot.matches({ list: 'loading' }))
    if (!isExcluded(context, trade)) return actor.send({ type: 'trade.exclude', trade })
    keep(trade, null)
    toaster.success({ title: `The trade for stock “${stockOf(trade)}” is excluded already.` })
  }
  useAction(exclusion, { onDone: reload, onUnknown: reload, retry: (trade) => void retry(trade) })
  useEffect(() => {
    const leave = () => {
      const snapshot = actor.getSnapshot()
      if (snapshot.hasTag('busy') && snapshot.context.trade)
        keep(snapshot.context.trade, unfinished.leftDuring)
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [actor])
  return actor
}

export type RunningExclusion = ReturnType<typeof useTradeExclusion>

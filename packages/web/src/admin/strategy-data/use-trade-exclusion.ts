import { unknownOutcomeText } from '@tarang/machines/failed-outcome'
import {
  type TradeExclusionEmitted,
  tradeExclusionActors,
  tradeExclusionMachine,
} from '@tarang/machines/trade-exclusion'
import { useAction } from '#patterns/action'
import { useHeldFlow } from '#patterns/held-flow'
import { api } from '#platform/api'
import { submitOnce } from '#platform/submission'
import { useActorRef } from '#platform/use-actor-ref'
import { toaster } from '#ui/toaster'
import { heldExclusion } from './held-exclusion.ts'

const machine = tradeExclusionMachine.provide({ actors: tradeExclusionActors(api, submitOnce) })

/** Runs the exclusion of live trades; `onClosed` is called once the success is closed. */
export function useTradeExclusion({ onClosed }: { readonly onClosed: () => void }) {
  const actor = useActorRef(machine)
  useHeldFlow<TradeExclusionEmitted>(actor, {
    failed: ({ message, outcome }) =>
      toaster.error({
        title: message,
        ...(outcome === 'unknown' && { description: unknownOutcomeText('excluded') }),
      }),
    closed: onClosed,
  })
  const reload = () => actor.send({ type: 'excluded.reload' })
  useAction(heldExclusion, { onDone: reload, onUnknown: reload })
  return actor
}

export type RunningExclusion = ReturnType<typeof useTradeExclusion>

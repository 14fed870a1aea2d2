import {
  type TradeExclusionEmitted,
  tradeExclusionActors,
  tradeExclusionMachine,
} from '@tarang/machines/trade-exclusion'
import { useActorRef } from '@xstate/react'
import { useHeldFlow } from '#patterns/held-flow'
import { api } from '#platform/api'
import { toaster } from '#ui/toaster'

const machine = tradeExclusionMachine.provide({ actors: tradeExclusionActors(api) })

/** Runs the exclusion of live trades; `onClosed` is called once the success is closed. */
export function useTradeExclusion({ onClosed }: { readonly onClosed: () => void }) {
  const actor = useActorRef(machine)
  useHeldFlow<TradeExclusionEmitted>(actor, {
    failed: ({ message }) => toaster.error({ title: message }),
    closed: onClosed,
  })
  return actor
}

export type RunningExclusion = ReturnType<typeof useTradeExclusion>

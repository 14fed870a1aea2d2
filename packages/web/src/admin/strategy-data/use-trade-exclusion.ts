import {
  tradeExclusionActors,
  tradeExclusionMachine,
  tradeExclusionView,
} from '@tarang/machines/trade-exclusion'
import { useActorRef } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { api } from '#platform/api'
import { leaving } from '#platform/leaving'
import { atNextLogin } from '#platform/next-login'
import { toaster } from '#ui/toaster'

const machine = tradeExclusionMachine.provide({ actors: tradeExclusionActors(api) })

/** Runs the exclusion of live trades; a session that runs out over the question brings the login to it. */
export function useTradeExclusion(told: { readonly onClosed: () => void }) {
  const actor = useActorRef(machine)
  const onClosed = useEffectEvent(told.onClosed)

  useEffect(() => {
    let release: (() => void) | null = null
    let stopWaiting: (() => void) | null = null
    const wait = (stop: (() => void) | null) => {
      stopWaiting?.()
      stopWaiting = stop
    }
    const leave = (onward: () => void) => {
      // What is on its way cannot be taken back; whoever asked asks again.
      if (tradeExclusionView(actor.getSnapshot()).isBusy) return
      actor.send({ type: 'exclusion.cancel' })
      onward()
    }
    const holdOrRelease = () => {
      const { isAsking, isBusy } = tradeExclusionView(actor.getSnapshot())
      if (!isAsking && !isBusy) wait(null)
      if (isBusy || stopWaiting) release ??= leaving.hold(leave)
      else {
        release?.()
        release = null
      }
    }
    const subscriptions = [
      actor.subscribe(holdOrRelease),
      actor.on('failed', ({ message }) => toaster.error({ title: message })),
      actor.on('closed', () => onClosed()),
      // After the login the question stands there again: what it would do cannot be taken back.
      actor.on('sessionExpired', () => wait(atNextLogin(() => wait(null)))),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      wait(null)
      release?.()
    }
  }, [actor])

  return actor
}

/** An exclusion that is running. */
export type RunningExclusion = ReturnType<typeof useTradeExclusion>

import { cacheRefreshActors, cacheRefreshMachine, cacheRefreshView } from '@tarang/machines/cache-refresh'
import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { api } from '#platform/api'
import { leaving } from '#platform/leaving'
import { atNextLogin } from '#platform/next-login'

const machine = cacheRefreshMachine.provide({ actors: cacheRefreshActors(api) })

/** Runs the refreshing of caches; a session that runs out over a typed code brings the login to it, and goes on. */
export function useCacheRefresh() {
  const actor = useActorRef(machine)

  useEffect(() => {
    const view = () => cacheRefreshView(actor.getSnapshot())
    let release: (() => void) | null = null
    let stopWaiting: (() => void) | null = null

    const leave = (onward: () => void) => {
      // What was typed is kept beside the closed dialog only as long as the screen is there: one step back at a time.
      if (view().isAskingCode) actor.send({ type: 'code.cancel' })
      else onward()
    }
    const holdOrRelease = () => {
      const { isAskingCode, draft } = view()
      if (isAskingCode && (draft.strategyCode || draft.cacheName)) release ??= leaving.hold(leave)
      else {
        release?.()
        release = null
      }
    }
    const subscriptions = [
      actor.subscribe(holdOrRelease),
      actor.on('sessionExpired', () => {
        stopWaiting?.()
        stopWaiting = atNextLogin(() => {
          stopWaiting = null
          if (view().isAskingCode) actor.send({ type: 'code.submit' })
        })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      stopWaiting?.()
      release?.()
    }
  }, [actor])

  return actor
}

/** A refreshing of caches that is running. */
export type RunningCacheRefresh = ReturnType<typeof useCacheRefresh>

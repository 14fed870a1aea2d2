import {
  type CacheRefreshEmitted,
  type CacheTarget,
  cacheRefreshActors,
  cacheRefreshMachine,
  cacheRows,
  messages,
  refreshCache,
} from '@tarang/machines/cache-refresh'
import { defineAction, keepFailed, useAction } from '#patterns/action'
import { useHeldFlow } from '#patterns/held-flow'
import { api } from '#platform/api/api'
import { useActorRef } from '#platform/use-actor-ref'

const machine = cacheRefreshMachine.provide({ actors: cacheRefreshActors(api) })

/** Names the refresh in the list of failed saves, from which its machine tries it again. */
const refresh = defineAction<CacheTarget>({
  title: 'Refresh Cache',
  nameOf: ({ cacheName, strategyCode }) =>
    strategyCode ?? cacheRows.find((row) => row.cacheName === cacheName)?.label ?? cacheName,
  act: (target, { signal }) => refreshCache(api, target, { signal }),
  done: messages.refreshed,
  failure: () => messages.failed,
})

/** Runs the machine that refreshes caches. */
export function useCacheRefresh() {
  const actor = useActorRef(machine)
  useHeldFlow<CacheRefreshEmitted>(actor, {
    failed: ({ target, outcome, reason }) =>
      void keepFailed(refresh, [target], outcome === 'refused' ? [] : [{ item: target, outcome, reason }]),
    refreshed: ({ target }) => void keepFailed(refresh, [target], []),
  })
  const retry = ({ cacheName, strategyCode }: CacheTarget) => {
    actor.send({ type: 'result.dismiss' })
    if (strategyCode === null) return actor.send({ type: 'cache.refresh', cacheName })
    actor.send({ type: 'code.ask' })
    actor.send({ type: 'code.change', changes: { cacheName, strategyCode } })
    actor.send({ type: 'code.submit' })
  }
  useAction(refresh, { retry })
  return actor
}

export type RunningCacheRefresh = ReturnType<typeof useCacheRefresh>

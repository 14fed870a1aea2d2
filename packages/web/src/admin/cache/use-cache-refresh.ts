import { cacheRefreshActors, cacheRefreshMachine } from '@tarang/machines/cache-refresh'
import { useHeldFlow } from '#patterns/held-flow'
import { api } from '#platform/api'
import { useActorRef } from '#platform/use-actor-ref'

const machine = cacheRefreshMachine.provide({ actors: cacheRefreshActors(api) })

/** Runs the machine that refreshes caches. */
export function useCacheRefresh() {
  const actor = useActorRef(machine)
  useHeldFlow(actor)
  return actor
}

export type RunningCacheRefresh = ReturnType<typeof useCacheRefresh>

import { cacheRows, messages } from '@tarang/machines/cache-refresh'
import type { CacheName } from '@tarang/sdk'
import type { BulkActions } from '#patterns/bulk-action'
import { api } from '#platform/api/api'

/** A cache that is refreshed by its name. */
export interface NamedCache {
  readonly label: string
  readonly cacheName: CacheName
}

export const namedCaches: readonly NamedCache[] = cacheRows.flatMap(({ label, cacheName }) =>
  cacheName === null ? [] : [{ label, cacheName }],
)

export const refreshingSeveral: BulkActions<NamedCache> = {
  noun: ['cache', 'caches'],
  nameOf: ({ label }) => label,
  actions: [
    {
      label: 'Refresh',
      title: 'Refresh Caches',
      question: (rows) => `Are you sure you want to refresh ${rows}?`,
      doing: 'Refreshing',
      done: 'refreshed',
      act: ({ cacheName }, { signal }) => api.cache.refresh(cacheName, { signal }),
      failure: () => messages.failed,
    },
  ],
}

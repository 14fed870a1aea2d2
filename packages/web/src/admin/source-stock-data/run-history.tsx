import type { SchedulerJob } from '@tarang/sdk'
import { createContext, type ReactNode, use } from 'react'
import { defineResource, useResource } from '#patterns/resource'
import { api } from '#platform/api/api'
import { formatCount, MISSING } from '#platform/formats/format'
import { Badge } from '#ui/badge'
import { DateTime } from '#ui/date-time'
import { Skeleton } from '#ui/skeleton'
import { historyOf } from '../scheduler-jobs/run.model.ts'

const runs = defineResource<readonly SchedulerJob[]>({
  load: (_, options) => api.schedulerJobs.list(options),
  warning: 'The runs of the schedulers could not be loaded:',
})

interface Loaded {
  readonly runs: readonly SchedulerJob[] | null
  readonly isLoading: boolean
}

const Runs = createContext<Loaded>({ runs: null, isLoading: false })

/** Loads the runs for the cells inside, apart from the fixed list of schedulers, which never waits for them. */
export function RunHistoryProvider({ children }: { children: ReactNode }) {
  const { data, isLoading } = useResource(runs)
  return <Runs value={{ runs: data, isLoading }}>{children}</Runs>
}

/** When a scheduler last succeeded. */
export function LastSuccess({ name }: { name: string }) {
  const { runs, isLoading } = use(Runs)
  if (!runs) return isLoading ? <Skeleton style={{ minWidth: '4em' }} /> : <span>{MISSING}</span>
  const { lastSuccess } = historyOf(runs, name)
  return lastSuccess === null ? <span>None recorded</span> : <DateTime value={lastSuccess} />
}

/** How often a scheduler has failed since it last did not. */
export function FailuresInARow({ name }: { name: string }) {
  const { runs, isLoading } = use(Runs)
  if (!runs) return isLoading ? <Skeleton style={{ minWidth: '4em' }} /> : <span>{MISSING}</span>
  const { failuresInARow } = historyOf(runs, name)
  if (failuresInARow === 0) return <span>None</span>
  return <Badge tone="negative">{formatCount(failuresInARow, 'failure')}</Badge>
}

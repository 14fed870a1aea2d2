import { instantOf } from '@tarang/machines/wire-date'
import type { SchedulerJob } from '@tarang/sdk'
import { formatDateTime } from '#platform/formats/console-date'
import { formatText, MISSING } from '#platform/formats/format'

const hasStatus = (run: SchedulerJob, status: string) => formatText(run.status).toLowerCase() === status

const hasOutcome = (run: SchedulerJob) => formatText(run.status) !== MISSING && !hasStatus(run, 'running')

export const hasFailed = (run: SchedulerJob): boolean => hasStatus(run, 'failed')

const DAY = 24 * 60 * 60_000

/** Whether a run has not ended a day after its start. */
export function isLate(run: SchedulerJob, now: Date): boolean {
  const start = instantOf(run.startDate)
  return hasStatus(run, 'running') && start !== null && now.getTime() - start > DAY
}

/** The length of a run in milliseconds; null where an end is missing or the clocks of its ends disagree. */
export function runLength({ startDate, end_date }: SchedulerJob): number | null {
  const [start, end] = [instantOf(startDate), instantOf(end_date)]
  return start === null || end === null || end < start ? null : end - start
}

/** A length of time by its two largest units: '2 h 5 min'. */
function formatLength(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  if (minutes > 0) return seconds % 60 > 0 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`
  return `${seconds} s`
}

/** How long a run took, or in words why that is not known. */
export function formatRun(run: SchedulerJob, now: Date, formatStart = formatDateTime): string {
  const length = runLength(run)
  if (length !== null) return formatLength(length)
  const [start, end] = [instantOf(run.startDate), instantOf(run.end_date)]
  if (start === null) return MISSING
  if (end !== null) return 'End before start'
  if (start > now.getTime()) return 'Start in the future'
  return hasStatus(run, 'running') ? `Running since ${formatStart(run.startDate)}` : 'No end recorded'
}

export interface RunHistory {
  /** When the latest successful run ended, or started if its end is missing. */
  readonly lastSuccess: string | null
  /** How many runs have failed since the last one that did not; one that is running, or has no status, does not count. */
  readonly failuresInARow: number
}

const momentOf = ({ startDate, end_date }: SchedulerJob) =>
  instantOf(startDate) ?? instantOf(end_date) ?? Number.NEGATIVE_INFINITY

const newestFirst = (runs: readonly SchedulerJob[]) =>
  runs.toSorted((one, other) => (momentOf(one) === momentOf(other) ? 0 : momentOf(other) - momentOf(one)))

/** What the runs of one scheduler say about it. */
export function historyOf(runs: readonly SchedulerJob[], name: string): RunHistory {
  const ended = newestFirst(runs.filter((run) => formatText(run.scheduler_name) === name && hasOutcome(run)))
  const firstOther = ended.findIndex((run) => !hasFailed(run))
  const success = ended.find((run) => hasStatus(run, 'success'))
  const isKnown = instantOf(success?.end_date) !== null
  return {
    lastSuccess: (isKnown ? success?.end_date : success?.startDate) ?? null,
    failuresInARow: firstOther === -1 ? ended.length : firstOther,
  }
}

/** A run, and whether its scheduler has a later one. */
export interface SchedulerRun extends SchedulerJob {
  /** No later run of its scheduler has started. */
  readonly isNewest: boolean
  /** No later run of its scheduler has ended. */
  readonly isLastEnded: boolean
}

export function toSchedulerRuns(jobs: readonly SchedulerJob[]): SchedulerRun[] {
  const schedulers = [...Map.groupBy(newestFirst(jobs), (job) => formatText(job.scheduler_name)).values()]
  const newest = new Set(schedulers.map(([first]) => first))
  const lastEnded = new Set(schedulers.map((runs) => runs.find(hasOutcome)))
  return jobs.map((job) => ({ ...job, isNewest: newest.has(job), isLastEnded: lastEnded.has(job) }))
}

/** Whether a scheduler's last run failed: a run that has started since may still succeed, and does not count. */
export const isFailing = (run: SchedulerRun): boolean => run.isLastEnded && hasFailed(run)

/** Whether a scheduler's newest run has not ended a day after its start. */
export const isStuck = (run: SchedulerRun, now: Date): boolean => run.isNewest && isLate(run, now)

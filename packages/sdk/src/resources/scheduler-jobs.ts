import * as operations from '../generated/operations/scheduler-jobs.ts'
import type { SchedulerJob } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { PageOptions } from '../options.ts'

/** The scheduled jobs of the API. */
export const schedulerJobs = (http: Http) => ({
  /**
   * Lists every run of the scheduled jobs (`listSchedulerJobs`).
   *
   * @example
   * ```ts
   * const jobs = await api.schedulerJobs.list()
   * const running = jobs.filter(({ end_date }) => end_date === null)
   * ```
   */
  list: ({ limit, after, ...options }: PageOptions = {}): Promise<SchedulerJob[]> =>
    http.call(operations.listSchedulerJobs, { ...options, query: { limit, after } }),
})

/** The calls of `schedulerJobs`. */
export type SchedulerJobsApi = ReturnType<typeof schedulerJobs>

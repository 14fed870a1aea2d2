import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/scheduler-jobs.ts'
import type { SchedulerJob } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { PageOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the runs of the scheduled jobs, as `api.schedulerJobs.list` does. */
export const listSchedulerJobs = (
  http: Http,
  { limit, after, ...options }: PageOptions = {},
): Promise<SchedulerJob[]> =>
  http.call(operations.listSchedulerJobs, { ...options, query: { limit, after } }, identity)

/** The scheduled jobs of the API. */
export interface SchedulerJobsApi {
  /**
   * Lists every run of the scheduled jobs (`listSchedulerJobs`).
   *
   * @example
   * ```ts
   * const jobs = await api.schedulerJobs.list()
   * const running = jobs.filter(({ end_date }) => end_date === null)
   * ```
   */
  list: Bound<typeof listSchedulerJobs>
}

/** Creates the calls of a client. */
export const schedulerJobs = (http: Http): SchedulerJobsApi => ({
  list: bindHttp(http, listSchedulerJobs),
})

import { bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/scheduler-jobs.ts'
import type { SchedulerJob } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the runs of the scheduled jobs, as `api.schedulerJobs.list` does. */
export const listSchedulerJobs = (http: Http, options: CallOptions = {}): Promise<SchedulerJob[]> =>
  http.call(operations.listSchedulerJobs, options, identity)

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
  list: bindHttp(http, listSchedulerJobs),
})

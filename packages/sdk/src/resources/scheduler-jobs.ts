import type { CallOptions, Platform } from '../http.ts'
import { rows } from '../shape.ts'

export const schedulerJobs = (http: Platform) => ({
  /** Lists every run of the scheduled jobs (`listSchedulerJobs`). */
  list: (options: CallOptions = {}) => rows(http.GET('/fetchSchedulerAuditLog', { ...options })),
})

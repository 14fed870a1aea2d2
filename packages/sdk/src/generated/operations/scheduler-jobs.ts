// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, text } from '../../value-readers.ts'

const SchedulerJob = { "id": id, "scheduler_name": text, "startDate": date, "end_date": date, "status": text } as const

export const listSchedulerJobs: Operation<'listSchedulerJobs'> = {
  id: "listSchedulerJobs",
  service: "platform",
  method: "GET",
  path: "/fetchSchedulerAuditLog",
  class: "read",
  isStaff: true,
  response: [SchedulerJob],
}

// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const SchedulerJob = { "id!": "i", "scheduler_name!": "s", "startDate": "s", "end_date": "s", "status": "s" } as const

export const listSchedulerJobs: Operation<'listSchedulerJobs'> = {
  id: "listSchedulerJobs",
  service: "platform",
  method: "GET",
  path: "/fetchSchedulerAuditLog",
  class: "read",
  isStaff: true,
  answer: [SchedulerJob],
}

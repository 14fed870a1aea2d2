// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const AuditLog = { "id!": "i", "stock_name": "s", "criteria": "s", "criteria2": "s", "data_type": "s", "executedOn": "s", "status": "s" } as const

export const listAuditLogs: Operation<'listAuditLogs'> = {
  id: "listAuditLogs",
  service: "platform",
  method: "GET",
  path: "/fetchAuditLogs",
  class: "read",
  isStaff: true,
  answer: [AuditLog],
}

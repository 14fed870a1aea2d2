// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, text } from '../../value-readers.ts'

const AuditLog = { "id": id, "stock_name": text, "criteria": text, "criteria2": text, "data_type": text, "executedOn": date, "status": text } as const

export const listAuditLogs: Operation<'listAuditLogs'> = {
  id: "listAuditLogs",
  service: "platform",
  method: "GET",
  path: "/fetchAuditLogs",
  class: "read",
  isStaff: true,
  response: [AuditLog],
}

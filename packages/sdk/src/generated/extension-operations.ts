// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../operations.ts'

export const listActivity: Operation<'listActivity'> = {
  id: "listActivity",
  service: "extensions",
  method: "GET",
  path: "/activity",
  class: "read",
  isStaff: true,
}

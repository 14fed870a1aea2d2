// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

export const refreshCache: Operation<'refreshCache'> = {
  id: "refreshCache",
  service: "platform",
  method: "GET",
  path: "/refreshCache/{cacheName}",
  class: "action",
  isStaff: true,
  returnsText: true,
}

export const refreshStrategyCache: Operation<'refreshStrategyCache'> = {
  id: "refreshStrategyCache",
  service: "platform",
  method: "GET",
  path: "/refreshCache/{cacheName}/{strategyCode}",
  class: "action",
  isStaff: true,
  returnsText: true,
}

// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, status, text } from '../../value-readers.ts'

const StrategyDescription = { "id": id, "strategyDescriptionCode": text, "videoLink": text, "strategyDescription": text, "status": status, "createdOn": date, "modifiedOn": date } as const

export const listStrategyDescriptions: Operation<'listStrategyDescriptions'> = {
  id: "listStrategyDescriptions",
  service: "platform",
  method: "GET",
  path: "/getStrategyDescription",
  class: "read",
  isStaff: true,
  response: [StrategyDescription],
}

export const createStrategyDescription: Operation<'createStrategyDescription'> = {
  id: "createStrategyDescription",
  service: "platform",
  method: "POST",
  path: "/addStrategyDescription",
  class: "write",
  isStaff: true,
  response: StrategyDescription,
  isResponseOptional: true,
}

// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { text } from '../../value-readers.ts'

const ExcludedLiveTrade = { "stockName!": text } as const

export const listExcludedLiveTrades: Operation<'listExcludedLiveTrades'> = {
  id: "listExcludedLiveTrades",
  service: "platform",
  method: "GET",
  path: "/getExcludedLiveTrades",
  class: "read",
  isStaff: true,
  response: [ExcludedLiveTrade],
}

export const excludeLiveTrade: Operation<'excludeLiveTrade'> = {
  id: "excludeLiveTrade",
  service: "platform",
  method: "POST",
  path: "/excludeLiveTrades",
  class: "write",
  isStaff: true,
  response: ExcludedLiveTrade,
  isResponseOptional: true,
}

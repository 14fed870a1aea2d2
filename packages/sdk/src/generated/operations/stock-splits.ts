// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, status, text } from '../../value-readers.ts'

const StockSplit = { "id!": id, "stockname": text, "splitratio": text, "splitdate": date, "status": status, "corporateaction": text, "sourcedon": date, "createdon": date, "etag": text } as const

export const listStockSplits: Operation<'listStockSplits'> = {
  id: "listStockSplits",
  service: "platform",
  method: "GET",
  path: "/getStockSplitCalender",
  class: "read",
  isStaff: true,
  response: [StockSplit],
}

export const createStockSplit: Operation<'createStockSplit'> = {
  id: "createStockSplit",
  service: "platform",
  method: "POST",
  path: "/saveStockSplitCalender",
  class: "write",
  isStaff: true,
  response: StockSplit,
  isResponseOptional: true,
}

export const updateStockSplit: Operation<'updateStockSplit'> = {
  id: "updateStockSplit",
  service: "platform",
  method: "POST",
  path: "/updateStockSplitCalender",
  class: "write",
  isStaff: true,
  response: StockSplit,
  isResponseOptional: true,
}

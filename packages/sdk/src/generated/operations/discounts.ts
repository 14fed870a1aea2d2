// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { id, number, text } from '../../value-readers.ts'

const Discount = { "id!": id, "strategycode": text, "couponcode": text, "type": text, "status": text, "preferred": number, "discount": number, "description": text, "condition": text, "combo": number, "etag": text } as const

export const createDiscount: Operation<'createDiscount'> = {
  id: "createDiscount",
  service: "platform",
  method: "POST",
  path: "/saveStrategyDiscount",
  class: "write",
  isStaff: true,
  response: Discount,
  isResponseOptional: true,
}

export const updateDiscount: Operation<'updateDiscount'> = {
  id: "updateDiscount",
  service: "platform",
  method: "PUT",
  path: "/updateStrategyDiscount/{id}",
  class: "write",
  isStaff: true,
  response: Discount,
  isResponseOptional: true,
}

// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const Discount = { "id!": "i", "strategycode!": "s", "couponcode": "s", "type!": "s", "status!": "s", "preferred": "n", "discount": "n", "description": "s", "condition": "s", "combo": "n" } as const

export const createDiscount: Operation<'createDiscount'> = {
  id: "createDiscount",
  service: "platform",
  method: "POST",
  path: "/saveStrategyDiscount",
  class: "write",
  isStaff: true,
  answer: Discount,
}

export const updateDiscount: Operation<'updateDiscount'> = {
  id: "updateDiscount",
  service: "platform",
  method: "PUT",
  path: "/updateStrategyDiscount/{id}",
  class: "write",
  isStaff: true,
  answer: Discount,
}

// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { flag, id, number, text, words } from '../../value-readers.ts'

const StrategyPlan = { "id!": id, "strategyCode": text, "title": text, "description": text, "features": words, "tag": text, "iconURL": text, "subscriptionStatus": number, "yearlyprice": number, "monthlyprice": number, "quarterlyprice": number, "subscribed": flag, "isSubscribed": number, "etag": text } as const

const Discount = { "id!": id, "strategycode": text, "couponcode": text, "type": text, "status": text, "preferred": number, "discount": number, "description": text, "condition": text, "combo": number, "etag": text } as const

const PlanCatalog = { "plans": [StrategyPlan], "discounts": [Discount], "coupons": [Discount] } as const

export const getPlanCatalog: Operation<'getPlanCatalog'> = {
  id: "getPlanCatalog",
  service: "platform",
  method: "GET",
  path: "/subscription-plan/3",
  class: "read",
  isStaff: true,
  response: PlanCatalog,
}

export const saveStrategyPlan: Operation<'saveStrategyPlan'> = {
  id: "saveStrategyPlan",
  service: "platform",
  method: "POST",
  path: "/strategies/update-title-description/{id}",
  class: "write",
  isStaff: true,
  response: StrategyPlan,
  isResponseOptional: true,
}

// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const OkStatus = { "statusCode!": "i", "message": "s", "errors": {  } } as const

const StrategyPlan = { "id!": "i", "strategyCode!": "s", "title": "s", "description": "s", "features": ["s"], "tag": "s", "iconURL": "s", "subscriptionStatus": "n", "yearlyprice": "n", "monthlyprice": "n", "quarterlyprice": "n", "subscribed": "b", "isSubscribed": "i" } as const

const Discount = { "id!": "i", "strategycode!": "s", "couponcode": "s", "type!": "s", "status!": "s", "preferred": "n", "discount": "n", "description": "s", "condition": "s", "combo": "n" } as const

const PlanCatalog = { "plans": [StrategyPlan], "discounts": [Discount], "coupons": [Discount] } as const

const PlanCatalogAnswer = { "status": OkStatus, "data!": PlanCatalog } as const

export const getPlanCatalog: Operation<'getPlanCatalog'> = {
  id: "getPlanCatalog",
  service: "platform",
  method: "GET",
  path: "/subscription-plan/3",
  class: "read",
  isStaff: true,
  answer: PlanCatalogAnswer,
}

export const saveStrategyPlan: Operation<'saveStrategyPlan'> = {
  id: "saveStrategyPlan",
  service: "platform",
  method: "POST",
  path: "/strategies/update-title-description/{id}",
  class: "write",
  isStaff: true,
  answer: StrategyPlan,
}

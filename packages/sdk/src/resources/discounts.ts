import type { NewDiscount } from '../generated/platform.ts'
import type { CallOptions, Platform } from '../http.ts'
import { record, recordIfAny } from '../shape.ts'

export const discounts = (http: Platform) => ({
  /** Adds a discount or coupon (`createDiscount`). */
  create: (body: NewDiscount, options: CallOptions = {}) =>
    record(http.POST('/saveStrategyDiscount', { body, ...options })),

  /** Changes a discount or coupon (`updateDiscount`). */
  update: (id: number, body: NewDiscount, options: CallOptions = {}) =>
    recordIfAny(http.PUT('/updateStrategyDiscount/{id}', { params: { path: { id } }, body, ...options })),
})

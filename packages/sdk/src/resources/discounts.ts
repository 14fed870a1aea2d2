import * as operations from '../generated/operations/discounts.ts'
import type { Id, NewDiscount } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** Discounts and coupons. */
export const discounts = (http: Http) => ({
  /**
   * Adds a discount or coupon (`createDiscount`).
   *
   * @example
   * ```ts
   * const coupon = await api.discounts.create({
   *   strategycode: 'MOMENTUM-50-W',
   *   couponcode: 'DIWALI26',
   *   type: 'COUPON',
   *   status: 'Active',
   *   preferred: 1,
   *   discount: 15,
   *   description: 'Fifteen per cent off for the festive season',
   *   condition: 'Yearly plans only',
   *   combo: 0,
   * })
   * ```
   */
  create: (body: NewDiscount, options: CallOptions = {}) =>
    http.call(operations.createDiscount, { ...options, body }),

  /**
   * Changes a discount or coupon; all its fields are required (`updateDiscount`).
   *
   * @example
   * ```ts
   * await api.discounts.update(3, {
   *   strategycode: 'MOMENTUM-50-W',
   *   couponcode: 'DIWALI26',
   *   type: 'COUPON',
   *   status: 'Inactive',
   *   preferred: 1,
   *   discount: 15,
   *   description: 'Fifteen per cent off for the festive season',
   *   condition: 'Yearly plans only',
   *   combo: 0,
   * })
   * ```
   */
  update: (id: Id, body: NewDiscount, options: CallOptions = {}) =>
    http.call(operations.updateDiscount, { ...options, path: { id }, body }),
})

/** The calls of `discounts`. */
export type DiscountsApi = ReturnType<typeof discounts>

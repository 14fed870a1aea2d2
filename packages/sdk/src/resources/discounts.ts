import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/operations/discounts.ts'
import type { Id, NewDiscount } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Adds a discount or coupon, as `api.discounts.create` does. */
export const createDiscount = (http: Http, body: NewDiscount, options: CallOptions = {}) =>
  http.call(operations.createDiscount, { ...options, body }, identity)

/** Changes a discount or coupon, as `api.discounts.update` does. */
export const updateDiscount = (http: Http, id: Id, body: NewDiscount, options: CallOptions = {}) =>
  http.call(operations.updateDiscount, { ...options, path: { id }, body }, identity)

/** Discounts and coupons. */
export interface DiscountsApi {
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
  create: Bound<typeof createDiscount>

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
  update: Bound<typeof updateDiscount>
}

/** Creates the calls of a client. */
export const discounts = (http: Http): DiscountsApi => ({
  create: bindHttp(http, createDiscount),
  update: bindHttp(http, updateDiscount),
})

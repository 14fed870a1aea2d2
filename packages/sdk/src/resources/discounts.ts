import { bindHttp } from '../bind-http.ts'
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

export const discounts = (http: Http) => ({
  /**
   * Adds a discount or coupon (`createDiscount`).
   *
   * @example
   * ```ts
   * const coupon = await api.discounts.create({
   *   strategycode: 'MOM-NIFTY200-30',
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
  create: bindHttp(http, createDiscount),

  /**
   * Changes a discount or coupon; all its fields are required (`updateDiscount`).
   *
   * @example
   * ```ts
   * await api.discounts.update(3, {
   *   strategycode: 'MOM-NIFTY200-30',
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
  update: bindHttp(http, updateDiscount),
})

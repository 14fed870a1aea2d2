import { type Bound, bindHttp } from '../bind-http.ts'
import * as operations from '../generated/extension-operations.ts'
import type { NotificationType } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Fetches what has become of a notification, as `extensions.deliveries.get` does. */
export const getNotificationDelivery = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.getNotificationDelivery, { ...options, path: { id } }, identity)

/** Cancels the rest of a notification, as `extensions.deliveries.cancel` does. */
export const cancelNotificationDelivery = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.cancelNotificationDelivery, { ...options, path: { id } }, identity)

/** Sends a notification again where it has failed, as `extensions.deliveries.retry` does. */
export const retryNotificationDelivery = (http: Http, id: string, options: CallOptions = {}) =>
  http.call(operations.retryNotificationDelivery, { ...options, path: { id } }, identity)

/** Counts whom a notification of a channel is sent to, as `extensions.deliveries.recipients` does. */
export const countRecipients = (http: Http, channel: NotificationType, options: CallOptions = {}) =>
  http.call(operations.countRecipients, { ...options, path: { channel } }, identity)

/** What became of a notification for its recipients. */
export interface DeliveriesApi {
  /**
   * Fetches how many recipients a notification has reached, and why others failed (`getNotificationDelivery`).
   *
   * @example
   * ```ts
   * const { delivered, failed, reasons } = await extensions.deliveries.get('40')
   * ```
   */
  get: Bound<typeof getNotificationDelivery>

  /**
   * Cancels what has not been sent yet (`cancelNotificationDelivery`).
   *
   * @example
   * ```ts
   * await extensions.deliveries.cancel('40')
   * ```
   */
  cancel: Bound<typeof cancelNotificationDelivery>

  /**
   * Sends again to the recipients whose delivery has failed (`retryNotificationDelivery`).
   *
   * @example
   * ```ts
   * await extensions.deliveries.retry('40')
   * ```
   */
  retry: Bound<typeof retryNotificationDelivery>

  /**
   * Counts the people who agreed to a channel (`countRecipients`): they get the next notification.
   *
   * @example
   * ```ts
   * const { count } = await extensions.deliveries.recipients('WhatsApp')
   * ```
   */
  recipients: Bound<typeof countRecipients>
}

/** Creates the calls of a client. */
export const deliveries = (http: Http): DeliveriesApi => ({
  get: bindHttp(http, getNotificationDelivery),
  cancel: bindHttp(http, cancelNotificationDelivery),
  retry: bindHttp(http, retryNotificationDelivery),
  recipients: bindHttp(http, countRecipients),
})

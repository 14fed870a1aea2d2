import * as operations from '../generated/extension-operations.ts'
import type { NotificationType } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import type { CallOptions } from '../options.ts'

/** What became of a notification for its recipients. */
export const deliveries = (http: Http) => ({
  /**
   * Fetches how many recipients a notification has reached, and why others failed (`getNotificationDelivery`).
   *
   * @example
   * ```ts
   * const { delivered, failed, reasons } = await extensions.deliveries.get('40')
   * ```
   */
  get: (id: string, options: CallOptions = {}) =>
    http.call(operations.getNotificationDelivery, { ...options, path: { id } }),

  /**
   * Cancels what has not been sent yet (`cancelNotificationDelivery`).
   *
   * @example
   * ```ts
   * await extensions.deliveries.cancel('40')
   * ```
   */
  cancel: (id: string, options: CallOptions = {}) =>
    http.call(operations.cancelNotificationDelivery, { ...options, path: { id } }),

  /**
   * Sends again to the recipients whose delivery has failed (`retryNotificationDelivery`).
   *
   * @example
   * ```ts
   * await extensions.deliveries.retry('40')
   * ```
   */
  retry: (id: string, options: CallOptions = {}) =>
    http.call(operations.retryNotificationDelivery, { ...options, path: { id } }),

  /**
   * Counts the people who agreed to a channel (`countRecipients`): they get the next notification.
   *
   * @example
   * ```ts
   * const { count } = await extensions.deliveries.recipients('WhatsApp')
   * ```
   */
  recipients: (channel: NotificationType, options: CallOptions = {}) =>
    http.call(operations.countRecipients, { ...options, path: { channel } }),
})

/** The calls of `deliveries`. */
export type DeliveriesApi = ReturnType<typeof deliveries>

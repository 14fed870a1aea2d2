import type { NewNotification } from '../generated/notifications.ts'
import * as operations from '../generated/operations/notifications.ts'
import type { Notification, NotificationType } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import { isRecord } from '../is-record.ts'
import type { CallOptions, PageOptions } from '../options.ts'

/** Notifications to users. */
export const notifications = (http: Http) => ({
  /**
   * Lists the notifications of one channel (`listNotificationsByType`).
   *
   * @example
   * ```ts
   * const sent = await api.notifications.list('WhatsApp')
   * ```
   */
  list: (type: NotificationType, { limit, after, ...options }: PageOptions = {}): Promise<Notification[]> =>
    http.call(operations.listNotificationsByType, { ...options, path: { type }, query: { limit, after } }),

  /**
   * Sends a notification by the chosen channels (`sendGlobalNotification`). A stale token is refused with
   * `fields.jwt`; `auth.renew` replaces it. With `renew`, the call replaces it and sends the notification again.
   *
   * @example
   * ```ts
   * await api.notifications.send({
   *   title: 'Markets closed for Diwali',
   *   shortDesc: 'NSE and BSE are closed on Thursday.',
   *   longDesc: 'Trading resumes on Friday at 9:15 am.',
   *   sendWhatsappNoti: true,
   *   sendPopupNoti: false,
   * })
   * ```
   */
  send: (body: NewNotification, options: CallOptions & { renew?: boolean | undefined } = {}) =>
    http.call(
      operations.sendGlobalNotification,
      { ...options, body },
      // The response may be an envelope alone.
      (receipt, answer) => receipt ?? (isRecord(answer) && 'status' in answer ? answer : undefined),
    ),
})

/** The calls of `notifications`. */
export type NotificationsApi = ReturnType<typeof notifications>

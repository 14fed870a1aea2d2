import { type Bound, bindHttp } from '../bind-http.ts'
import type { NewNotification } from '../generated/notifications.ts'
import * as operations from '../generated/operations/notifications.ts'
import type { Notification, NotificationType } from '../generated/platform.ts'
import type { Http } from '../http.ts'
import { isRecord } from '../is-record.ts'
import type { CallOptions, PageOptions } from '../options.ts'
import { identity } from '../readers.ts'

/** Lists the notifications of one channel, as `api.notifications.list` does. */
export const listNotificationsByType = (
  http: Http,
  type: NotificationType,
  { limit, after, ...options }: PageOptions = {},
): Promise<Notification[]> =>
  http.call(
    operations.listNotificationsByType,
    { ...options, path: { type }, query: { limit, after } },
    identity,
  )

/** Sends a notification by the chosen channels, as `api.notifications.send` does. */
export const sendGlobalNotification = (
  http: Http,
  body: NewNotification,
  options: CallOptions & { renew?: boolean | undefined } = {},
) =>
  // The response may be an envelope alone.
  http.call(
    operations.sendGlobalNotification,
    { ...options, body },
    (receipt, answer) => receipt ?? (isRecord(answer) && 'status' in answer ? answer : undefined),
  )

/** Notifications to users. */
export interface NotificationsApi {
  /**
   * Lists the notifications of one channel (`listNotificationsByType`).
   *
   * @example
   * ```ts
   * const sent = await api.notifications.list('WhatsApp')
   * ```
   */
  list: Bound<typeof listNotificationsByType>

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
  send: Bound<typeof sendGlobalNotification>
}

/** Creates the calls of a client. */
export const notifications = (http: Http): NotificationsApi => ({
  list: bindHttp(http, listNotificationsByType),
  send: bindHttp(http, sendGlobalNotification),
})

import type { NewNotification } from '../generated/notifications.ts'
import type { NotificationType } from '../generated/platform.ts'
import type { CallOptions, NotificationsService, Platform } from '../http.ts'
import { recordIfAny, rows } from '../shape.ts'

export const notifications = (http: Platform, service: NotificationsService) => ({
  /** Lists what was sent by one channel (`listNotificationsByType`). */
  list: (type: NotificationType, options: CallOptions = {}) =>
    rows(http.GET('/getNotificationsByType/{type}', { params: { path: { type } }, ...options })),

  /** Sends a notification to every user; a stale token is refused with `fields.jwt` (`sendGlobalNotification`). */
  send: (body: NewNotification, options: CallOptions = {}) =>
    recordIfAny(service.POST('/notifications/sendGlobalNotification', { body, ...options })),
})

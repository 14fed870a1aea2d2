// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'
import { date, id, text } from '../../value-readers.ts'

const Notification = { "id": id, "title": text, "topic": text, "type": text, "shortDesc": text, "longDesc": text, "createdAt": date, "modifiedOn": date } as const

const NotificationReceipt = { "message": text, "successMessages": [text] } as const

export const listNotificationsByType: Operation<'listNotificationsByType'> = {
  id: "listNotificationsByType",
  service: "platform",
  method: "GET",
  path: "/getNotificationsByType/{type}",
  class: "read",
  isStaff: true,
  response: [Notification],
}

export const sendGlobalNotification: Operation<'sendGlobalNotification'> = {
  id: "sendGlobalNotification",
  service: "notifications",
  method: "POST",
  path: "/notifications/sendGlobalNotification",
  class: "action",
  isStaff: true,
  response: NotificationReceipt,
  isResponseOptional: true,
}

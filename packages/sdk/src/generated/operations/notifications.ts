// Generated from openapi/ by generate.ts. Do not edit.

import type { Operation } from '../../operations.ts'

const Notification = { "title!": "s", "topic": "s", "type": "s", "shortDesc": "s", "longDesc": "s", "createdAt": "s", "modifiedOn": "s" } as const

const OkStatus = { "statusCode!": "i", "message": "s", "errors": {  } } as const

const NotificationReceipt = { "status!": OkStatus, "message": "s", "successMessages": ["s"] } as const

export const listNotificationsByType: Operation<'listNotificationsByType'> = {
  id: "listNotificationsByType",
  service: "platform",
  method: "GET",
  path: "/getNotificationsByType/{type}",
  class: "read",
  isStaff: true,
  answer: [Notification],
}

export const sendGlobalNotification: Operation<'sendGlobalNotification'> = {
  id: "sendGlobalNotification",
  service: "notifications",
  method: "POST",
  path: "/notifications/sendGlobalNotification",
  class: "action",
  isStaff: true,
  answer: NotificationReceipt,
}

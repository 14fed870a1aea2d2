import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { newestFirst, positionOf } from '../db/order.ts'
import { notifications } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { requiredText } from '../http/fields.ts'
import { respondWithList } from '../http/pages.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction } from '../http/staff-action.ts'

const channels = ['App', 'WhatsApp', 'Email'] as const

const newNotification = v.object({
  title: requiredText(500, 'Title is required.'),
  shortDesc: requiredText(2000, 'Short description is required.'),
  longDesc: requiredText(20_000, 'Long description is required.'),
  sendWhatsappNoti: v.boolean('Must be true or false.'),
  sendPopupNoti: v.boolean('Must be true or false.'),
})

const { createdAt } = notifications
const columns = { ...getTableColumns(notifications), position: positionOf(createdAt) }

/** Sent notifications by channel. */
export const notificationRoutes = new Hono<Env>().get('/getNotificationsByType/:type', (context) => {
  const type = channels.find((channel) => channel === context.req.param('type'))
  if (!type) return refuse(404, 'There is no such channel. The channels are App, WhatsApp and Email.')
  const { database } = context.var
  return respondWithList(
    context,
    {
      ...newestFirst(notifications, createdAt),
      read: (condition, limit) =>
        database
          .select(columns)
          .from(notifications)
          .where(and(eq(notifications.type, type), condition))
          .orderBy(desc(createdAt), desc(notifications.id))
          .limit(limit),
    },
    // The API description has no id.
    { toItem: ({ id: _, position: __, ...notification }) => notification },
  )
})

/** Sending to all users, by the notifications service. */
export const globalNotificationRoutes = new Hono<Env>().post(
  '/notifications/sendGlobalNotification',
  async (context) => {
    const { now } = context.var
    const { sendWhatsappNoti, sendPopupNoti, ...content } = await readJson(context, newNotification)
    const flaggedChannels = channels.filter(
      (channel) => (channel === 'WhatsApp' && sendWhatsappNoti) || (channel === 'App' && sendPopupNoti),
    )
    const sentChannels = flaggedChannels.length > 0 ? flaggedChannels : (['Email'] as const)
    await runStaffAction(
      context,
      'notification.sent',
      (tx) =>
        tx
          .insert(notifications)
          .values(sentChannels.map((type) => ({ ...content, type, topic: 'Announcement', createdAt: now() })))
          .returning({ id: notifications.id }),
      (rows) => `${sentChannels.join(' ')} ${rows.map(({ id }) => id).join(' ')}`,
    )
    const message = 'Notification sent successfully!'
    const successMessages = sentChannels.map((channel) => `Sent to everyone by ${channel}.`)
    return context.json({ ...accepted(message), message, successMessages })
  },
)

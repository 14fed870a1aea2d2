import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { isAfter, rowsOfPage } from '../db/pages.ts'
import { notifications } from '../db/schema/index.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { requiredText } from '../http/fields.ts'
import { readPage, respondWithPage } from '../http/pages.ts'
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

/** Sent notifications by channel. */
export const notificationRoutes = new Hono<Env>().get('/getNotificationsByType/:type', async (context) => {
  const type = channels.find((channel) => channel === context.req.param('type'))
  if (!type) return refuse(404, 'There is no such channel. The channels are App, WhatsApp and Email.')
  const page = readPage(context)
  const rows = await rowsOfPage(
    context.var.database
      .select()
      .from(notifications)
      .where(and(eq(notifications.type, type), isAfter(page, notifications, notifications.createdAt)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .$dynamic(),
    page,
  )
  // The API description has no id.
  const withoutIds = rows.map(({ id: _, ...notification }) => notification)
  return respondWithPage(
    context,
    page,
    rows.map(({ id }) => id),
    withoutIds,
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
      (tx, record) => {
        record(null, { ...content, channels: sentChannels })
        return tx
          .insert(notifications)
          .values(sentChannels.map((type) => ({ ...content, type, topic: 'Announcement', createdAt: now() })))
          .returning({ id: notifications.id })
      },
      (rows) => `${sentChannels.join(' ')} ${rows.map(({ id }) => id).join(' ')}`,
    )
    const message = 'Notification sent successfully!'
    const successMessages = sentChannels.map((channel) => `Sent to everyone by ${channel}.`)
    return context.json({ ...accepted(message), message, successMessages })
  },
)

import { mostCharacters } from '@tarang/machines/field-rules'
import type { NewNotification } from '@tarang/sdk'
import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { newestFirst, positionOf } from '../db/order.ts'
import { notifications } from '../db/schema/index.ts'
import { type Channel, channels, settingOfChannel, type WebhookChannel } from '../delivery/channels.ts'
import { type NotificationJob, notificationKind } from '../delivery/notification-job.ts'
import { countRecipients } from '../delivery/recipients.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { type RulesOf, requiredText } from '../http/fields.ts'
import { respondWithList } from '../http/pages.ts'
import { refuse } from '../http/refusal.ts'
import { runStaffAction } from '../http/staff-action.ts'
import { channelOf } from './channel-param.ts'

const newNotification = v.strictObject({
  title: requiredText(mostCharacters.title, 'Title is required.'),
  shortDesc: requiredText(mostCharacters.paragraph, 'Short description is required.'),
  longDesc: requiredText(mostCharacters.message, 'Long description is required.'),
  sendWhatsappNoti: v.boolean('Must be true or false.'),
  sendPopupNoti: v.boolean('Must be true or false.'),
} satisfies RulesOf<NewNotification>)

const { id, title, topic, type, shortDesc, longDesc, createdAt, modifiedOn } = notifications
const columns = {
  ...{ id, title, topic, type, shortDesc, longDesc, createdAt, modifiedOn },
  position: positionOf(createdAt),
}

/** Sent notifications by channel. */
export const notificationRoutes = new Hono<Env>().get('/getNotificationsByType/:type', (context) => {
  const type = channelOf(context.req.param('type'))
  const { database } = context.var.app
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
    { toItem: ({ position: _, ...notification }) => notification },
  )
})

/** Refuses a channel that this server cannot send by, and names the setting that is missing. */
function refuseUnavailable(context: Context<Env>, wanted: readonly Channel[]) {
  const missing = wanted.filter((channel) => !context.var.app.delivery.channels.has(channel))
  if (missing.length === 0) return
  const settings = missing.map((channel) => settingOfChannel[channel])
  refuse(
    422,
    `Nothing was sent: ${missing.join(' and ')} ${missing.length > 1 ? 'have' : 'has'} no provider. Missing on the server: ${settings.join(', ')}.`,
  )
}

interface Send {
  id: number
  channel: Channel
  recipients: number
}

const acceptedBy = ({ channel, recipients }: Send) =>
  `Accepted for delivery by ${channel} to ${recipients.toLocaleString('en-IN')} ${recipients === 1 ? 'recipient' : 'recipients'}.`

/** Sending to the recipients of the chosen channels, by the notifications service. */
export const globalNotificationRoutes = new Hono<Env>().post(
  '/notifications/sendGlobalNotification',
  async (context) => {
    const { now, queue } = context.var.app
    const { sendWhatsappNoti, sendPopupNoti, ...content } = await readJson(context, newNotification)
    const flagged: Record<WebhookChannel, boolean> = { App: sendPopupNoti, WhatsApp: sendWhatsappNoti }
    const chosen: Record<Channel, boolean> = { ...flagged, Email: !Object.values(flagged).includes(true) }
    const sentChannels = channels.filter((channel) => chosen[channel])
    refuseUnavailable(context, sentChannels)
    const sends = await runStaffAction(
      context,
      'notification.sent',
      async (tx, record) => {
        record(null, { ...content, channels: sentChannels })
        const all: Send[] = []
        for (const channel of sentChannels) {
          const { count, lastId } = await countRecipients(tx, channel)
          if (count === 0) refuse(422, `Nothing was sent: no recipient has agreed to ${channel}.`)
          const [row] = await tx
            .insert(notifications)
            .values({
              ...content,
              type: channel,
              topic: 'Announcement',
              createdAt: now(),
              writtenTo: 0,
              writesTo: lastId,
            })
            .returning({ id: notifications.id })
          await queue.send(tx, notificationKind, { notificationId: row!.id } satisfies NotificationJob)
          all.push({ id: row!.id, channel, recipients: count })
        }
        return all
      },
      (all) => `${sentChannels.join(' ')} ${all.map(({ id }) => id).join(' ')}`,
    )
    queue.wake(notificationKind)
    const message = 'Notification sent successfully!'
    return context.json({ ...accepted(message), message, successMessages: sends.map(acceptedBy) })
  },
)

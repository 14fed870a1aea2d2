import { type NotificationType, notificationTypes } from '@tarang/sdk'
import type { environmentSchema } from '../settings-schema.ts'

/** A channel of notifications, as the specification spells it. */
export type Channel = NotificationType
export const channels = notificationTypes

/** The channels in a sentence: 'App, WhatsApp and Email'. */
export const channelsText = new Intl.ListFormat('en-GB').format(channels)

/** A channel whose provider is called by a webhook. */
export type WebhookChannel = Exclude<Channel, 'Email'>
export const webhookChannels = channels.filter((channel) => channel !== 'Email')

/** A setting that may be an address. */
type AddressSetting = Extract<keyof typeof environmentSchema.entries, `${string}_URL`>

/** The setting without which a channel has no transport. */
export const settingOfChannel: Readonly<Record<Channel, AddressSetting>> = {
  App: 'PUSH_WEBHOOK_URL',
  WhatsApp: 'WHATSAPP_WEBHOOK_URL',
  Email: 'SMTP_URL',
}

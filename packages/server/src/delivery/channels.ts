/** The channels of notifications, as the specification spells them. */
export const channels = ['App', 'WhatsApp', 'Email'] as const
export type Channel = (typeof channels)[number]

/** The setting without which a channel has no transport. */
export const settingOfChannel: Record<Channel, string> = {
  App: 'PUSH_WEBHOOK_URL',
  WhatsApp: 'WHATSAPP_WEBHOOK_URL',
  Email: 'SMTP_URL',
}

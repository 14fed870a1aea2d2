import type { Channel, WebhookChannel } from './channels.ts'
import type { CodeMessage, CodeSender } from './code-sender.ts'
import type { Mailer } from './mailer.ts'
import type { Transport } from './transport.ts'

/** How many codes, and how many other messages, are kept. */
const MOST_CODES = 50
const MOST_MESSAGES = 200

/** A message that was not a login code by SMS. */
export interface OutboxMessage {
  channel: Channel
  to: string
  subject: string
  text: string
  headers: Record<string, string>
  sentAt: Date
}

/** The development transports: the latest messages, newest first, in the memory of this process. */
export interface Outbox extends CodeSender {
  messages(): readonly CodeMessage[]
  /** Everything but login codes by SMS. */
  others(): readonly OutboxMessage[]
  mailer: Mailer
  transports: Record<WebhookChannel, Transport>
}

export function createOutbox(now: () => Date = () => new Date()): Outbox {
  let messages: CodeMessage[] = []
  let others: OutboxMessage[] = []
  const keep = (message: Omit<OutboxMessage, 'sentAt'>) => {
    others = [{ ...message, sentAt: now() }, ...others].slice(0, MOST_MESSAGES)
  }
  const transportTo = (channel: WebhookChannel): Transport => ({
    batchSize: 100,
    deliver: async (batch) => {
      for (const { title, shortDesc, longDesc, recipient } of batch) {
        keep({
          channel,
          to: recipient.address,
          subject: title,
          text: `${shortDesc}\n\n${longDesc}`,
          headers: {},
        })
      }
      return { outcomes: batch.map(() => ({ status: 'delivered' as const })) }
    },
  })
  return {
    send: async (message) => {
      messages = [message, ...messages].slice(0, MOST_CODES)
    },
    messages: () => messages,
    others: () => others,
    mailer: {
      send: async ({ to, subject, text, headers = {} }) =>
        keep({ channel: 'Email', to, subject, text, headers }),
      close: () => {},
    },
    transports: { App: transportTo('App'), WhatsApp: transportTo('WhatsApp') },
  }
}

import { type Mailer, MailFailure, SIGNATURE } from './mailer.ts'
import type { DeliveryMessage, Outcome, Transport } from './transport.ts'

interface EmailTransportOptions {
  /** The host name of this installation, which names the list that the mails belong to. */
  host: string
  brand: string
  unsubscribeLink(recipientId: number): string
}

/** How many mails are under way at a time: a process that is killed leaves at most these without a known outcome. */
const BATCH = 10

/** Sends notifications as e-mails that can be unsubscribed from with one click (RFC 8058). */
export const emailTransport = (mailer: Mailer, options: EmailTransportOptions): Transport => ({
  batchSize: BATCH,
  deliver: async (messages) => ({
    outcomes: await Promise.all(messages.map((message) => sendMail(mailer, message, options))),
  }),
})

async function sendMail(
  mailer: Mailer,
  { deliveryId, title, shortDesc, longDesc, recipient }: DeliveryMessage,
  { host, brand, unsubscribeLink }: EmailTransportOptions,
): Promise<Outcome> {
  const link = unsubscribeLink(recipient.id)
  try {
    await mailer.send({
      to: recipient.address,
      subject: title,
      text: [
        shortDesc,
        longDesc,
        `${SIGNATURE}${brand} sends you this because you agreed to email. To stop it: ${link}`,
      ].join('\n\n'),
      id: `delivery-${deliveryId}`,
      headers: {
        'List-Id': `<notifications.${host}>`,
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    return { status: 'delivered' }
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return { status: error.isPermanent ? 'failed' : 'retry', reason: error.message }
  }
}

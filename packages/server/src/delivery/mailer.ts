import { createTransport } from 'nodemailer'
import { isRecord } from '../is-record.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for every attempt at one mail. */
  messageId?: string
  headers?: Record<string, string>
  replyTo?: string
}

/** Hands mails to a mail server. `send` rejects with a `MailFailure`. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

/** Why a mail was not accepted. A permanent one fails again. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly isPermanent: boolean

  constructor(message: string, isPermanent: boolean) {
    super(message)
    this.isPermanent = isPermanent
  }
}

/** Milliseconds to connect, and to wait for each answer. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends mails by SMTP, over a few connections that stay open. */
export function createSmtpMailer(
  url: string,
  from: string,
  { timeouts = TIMEOUTS, rate }: { timeouts?: typeof TIMEOUTS; rate?: number } = {},
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    ...timeouts,
    ...(rate && { rateLimit: rate }),
  })
  // Each mail reports its own failure.
  transport.on('error', () => {})
  return {
    send: async ({ headers = {}, ...mail }) => {
      try {
        await transport.sendMail({ from, headers, ...mail })
      } catch (error) {
        throw toMailFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** A refused address or content fails again; no answer, or "try later", need not. */
function toMailFailure(error: unknown): MailFailure {
  const { code, responseCode } = isRecord(error) ? error : {}
  const reply = typeof responseCode === 'number' ? responseCode : null
  if (code === 'EAUTH') return new MailFailure('The mail server refuses the login of SMTP_URL.', false)
  if (reply === null) return new MailFailure('The mail server gave no answer.', false)
  const isPermanent = reply >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new MailFailure(`The mail server refused the message (${reply}).`, isPermanent)
}

import { isRecord } from '@tarang/machines/unknown-json'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The first part of its Message-ID, the same for every attempt: a mail server recognises a repetition by it. */
  id?: string
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

/** Milliseconds to connect, to wait for each answer, and for a whole mail, with its wait for a connection. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  mailTimeout: 60_000,
}

/** Sends mails by SMTP, over a few connections that stay open. */
export function createSmtpMailer(url: string, from: string, timeouts: Partial<typeof TIMEOUTS> = {}): Mailer {
  const { mailTimeout, ...connectionTimeouts } = { ...TIMEOUTS, ...timeouts }
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...connectionTimeouts })
  // Each mail reports its own failure.
  transport.on('error', () => {})
  return {
    send: async ({ id, ...mail }) => {
      try {
        const messageId = id && { messageId: `<${id}@${domainOf(from)}>` }
        await transport.sendMail({ from, ...messageId, ...mail, signal: AbortSignal.timeout(mailTimeout) })
      } catch (error) {
        throw toMailFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The domain of a sender, which signs the mail: an id of another one looks forged. */
const domainOf = (from: string) => /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** The line before a signature, with its space (RFC 3676): programs fold what follows, and leave it out of a reply. */
export const SIGNATURE = '-- \n'

/** Headers of a mail that no person wrote: an answering machine does not reply to it (RFC 3834). */
export const autoSubmitted = { 'Auto-Submitted': 'auto-generated' }

/** A refused address or content fails again; no answer, or "try later", need not. */
function toMailFailure(error: unknown): MailFailure {
  const { code, originalCode, responseCode } = isRecord(error) ? error : {}
  const reply = typeof responseCode === 'number' ? responseCode : null
  const cause = typeof originalCode === 'string' ? originalCode : String(code)
  if (code === 'EAUTH') return new MailFailure('The mail server refuses the login of SMTP_URL.', false)
  if (code === 'EABORT') return new MailFailure('The mail server did not take the message in time.', false)
  if (code === 'EDNS')
    return new MailFailure(`The host name of SMTP_URL cannot be resolved (${cause}).`, false)
  if (/^(?!ERR_SSL_).*(CERT|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH)/.test(cause))
    return new MailFailure(`The certificate of the mail server is not accepted (${cause}).`, false)
  if (code === 'ETLS' || /^ERR_(SSL|TLS)_/.test(cause))
    return new MailFailure(
      `No TLS connection to the mail server (${cause}): the scheme or the port of SMTP_URL may be wrong.`,
      false,
    )
  if (reply === null) return new MailFailure('The mail server gave no answer.', false)
  const isPermanent = reply >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new MailFailure(`The mail server refused the message (${reply}).`, isPermanent)
}

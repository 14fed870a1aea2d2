import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A call of a webhook. */
export interface WebhookCall {
  headers: IncomingMessage['headers']
  text: string
  body: {
    channel: string
    notification: { id: string; title: string }
    messages: { id: string; name: string; phone?: string; pushToken?: string }[]
  }
}

export interface WebhookAnswer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** Milliseconds before the answer. */
  delay?: number
  /** Leaves the caller without an answer. */
  isSilent?: boolean
}

/** The answer that accepts every message of a call. */
export const acceptAll = ({ body }: WebhookCall): WebhookAnswer => ({
  body: JSON.stringify({ results: body.messages.map(({ id }) => ({ id, status: 'delivered' })) }),
})

/** A stand-in for a provider of WhatsApp or push messages. */
export async function startWebhook(answer: (call: WebhookCall, index: number) => WebhookAnswer = acceptAll) {
  const calls: WebhookCall[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const call: WebhookCall = { headers: request.headers, text, body: JSON.parse(text) }
    calls.push(call)
    const { status = 200, headers = {}, body = '', delay = 0, isSilent } = answer(call, calls.length - 1)
    if (delay > 0) await setTimeout(delay)
    if (!isSilent) response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface ReceivedMail {
  to: string
  text: string
}

/** A real SMTP server in this process. */
export async function startSmtp(
  options: SMTPServerOptions & {
    /** What to do with a mail that was read: an error refuses it. */
    accept?: (mail: ReceivedMail, index: number) => Error | undefined
    /** Closes the connection instead of accepting a mail that was read. */
    drops?: (index: number) => boolean
  } = {},
) {
  const { accept, drops, ...smtp } = options
  const mails: ReceivedMail[] = []
  let read = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...smtp,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const address = session.envelope.rcptTo[0]?.address ?? ''
        const mail = { to: address, text: Buffer.concat(chunks).toString() }
        const index = read
        read += 1
        if (drops?.(index)) {
          mails.push(mail)
          for (const connection of server.connections) connection._socket?.destroy()
          return
        }
        const refusal = accept?.(mail, index)
        if (!refusal) mails.push(mail)
        done(refusal ?? null)
      })
    },
  }) as SMTPServer & { connections: Set<{ _socket?: { destroy(): void } }> }
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

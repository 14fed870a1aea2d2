import { createHash } from 'node:crypto'
import { desc } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isSameSecret } from '../auth/keys.ts'
import { codeKinds } from '../auth/queued-code.ts'
import { ticketColumns, tickets } from '../db/schema/index.ts'
import type { CodeMessage } from '../delivery/code-sender.ts'
import type { Outbox, OutboxMessage } from '../delivery/outbox.ts'
import type { Env } from '../http/context.ts'
import { isFromThisMachine } from '../http/operator.ts'
import { refuse } from '../http/refusal.ts'

// A page for the operator, rendered without the web app so that it works before one is built.
const style = `
:root { color-scheme: light dark; --ink: #1d2420; --quiet: #55605a; --paper: #f7f5f0; --card: #fff; --line: #dcd8ce; --accent: #0f5f5c }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --quiet: #a9b1ac; --paper: #14181a; --card: #1d2325; --line: #343c3f; --accent: #6fc7c1 } }
* { box-sizing: border-box }
body { margin: 0; padding: 3rem 1.25rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
main { max-width: 40rem; margin: 0 auto }
h1 { margin: 0 0 .25rem; font: 600 1.75rem/1.25 Georgia, serif }
h2 { margin: 2.5rem 0 .25rem; font: 600 1.25rem/1.3 Georgia, serif }
p { margin: 0 0 1.5rem; color: var(--quiet) }
a { color: var(--accent) }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .5rem 1.5rem; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
li span { color: var(--quiet); font-variant-numeric: tabular-nums }
b { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: .2em; color: var(--accent) }
li p { flex-basis: 100%; margin: 0; color: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
`
const stylePolicy = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const timeInIndia = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

const timeOf = (date: Date) =>
  html`<time datetime="${date.toISOString()}"><span>${timeInIndia.format(date)} IST</span></time>`

const codeRow = ({ phoneNumber, code, sentAt }: CodeMessage) => html`<li>
        <span>${phoneNumber}</span> <b>${code}</b> ${timeOf(sentAt)}
      </li>`

const messageRow = ({ channel, to, subject, text, sentAt }: OutboxMessage) => html`<li>
        <strong>${subject}</strong> <span>${channel} to ${to}</span> ${timeOf(sentAt)}
        <p>${text}</p>
      </li>`

type Ticket = Awaited<ReturnType<typeof latestTickets>>[number]

const ticketRow = ({ name, email, phone, message, createdOn }: Ticket) => html`<li>
        <strong>${name}</strong> <span>${email}</span> ${phone && html`<span>${phone}</span>`} ${timeOf(createdOn)}
        <p>${message}</p>
      </li>`

/** The latest tickets of the form service. */
const latestTickets = ({ var: { app } }: Context<Env>) =>
  app.database.select(ticketColumns).from(tickets).orderBy(desc(tickets.createdOn)).limit(50)

const page = (
  messages: readonly CodeMessage[],
  others: readonly OutboxMessage[],
  latest: readonly Ticket[],
  ownAddress: string,
) => html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Development outbox · Tarang</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <h1>Development outbox</h1>
      <p>Login codes that a phone would get, newest first. <a href="${ownAddress}">Look again</a></p>
      ${messages.length > 0 ? html`<ol>${messages.map(codeRow)}</ol>` : html`<p role="status">No code has been sent yet.</p>`}
      <h2>Messages</h2>
      <p>Notifications and emails that would be sent, newest first.</p>
      ${others.length > 0 ? html`<ol>${others.map(messageRow)}</ol>` : html`<p role="status">No message has been sent yet.</p>`}
      <h2>Tickets</h2>
      <p>What visitors sent through the contact form, newest first.</p>
      ${latest.length > 0 ? html`<ol>${latest.map(ticketRow)}</ol>` : html`<p role="status">No ticket has been opened yet.</p>`}
    </main>
  </body>
</html>`

/** Milliseconds to wait for codes in the queue. */
const QUEUE_WAIT = 2_000

/** Who may read an outbox. */
export interface OutboxAccess {
  /** Opens it to all clients, not only to those of this machine. */
  anyHost: boolean
  /** The required `key` of its link; with null none is required. */
  secret: string | null
}

/** The link to an outbox. */
export const outboxLink = (origin: string, secret: string | null) =>
  `${origin}/outbox${secret === null ? '' : `?key=${secret}`}`

/**
 * The latest codes and tickets, as a page or as JSON, for an operator on the same machine. Other machines, foreign host
 * names (DNS rebinding), proxied requests and links without the secret get 404: a reverse proxy on this machine with
 * default headers looks like the operator.
 */
export const outboxRoutes = (outbox: Outbox, { anyHost, secret }: OutboxAccess) =>
  new Hono<Env>()
    .use('/outbox/*', async (context, next) => {
      const hasSecret = secret === null || isSameSecret(context.req.query('key') ?? '', secret)
      if (!hasSecret || (!anyHost && !isFromThisMachine(context))) refuse(404, 'Not found.')
      await next()
    })
    .get('/outbox', async (context) => {
      // A code that was requested a moment ago may still be in the queue.
      await Promise.all(
        Object.values(codeKinds).map((kind) => context.var.app.queue.settled(kind, QUEUE_WAIT)),
      )
      context.header('vary', 'Accept')
      if ((context.req.header('accept') ?? '').includes('application/json'))
        return context.json(outbox.messages())
      context.header(
        'content-security-policy',
        `default-src 'none'; style-src ${stylePolicy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      return context.html(
        page(outbox.messages(), outbox.others(), await latestTickets(context), outboxLink('', secret)),
      )
    })
    .get('/outbox/messages', (context) => context.json(outbox.others()))
    .get('/outbox/tickets', async (context) => context.json(await latestTickets(context)))

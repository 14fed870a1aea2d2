import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { unsubscribeOrQueue } from '../delivery/unsubscribe-job.ts'
import type { Env } from '../http/context.ts'
import { limitByAddress } from '../http/limits.ts'

const page = (title: string, brand: string, content: unknown) => html`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · ${brand}</title>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`

const policy = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// Of links without our signature alone: mail providers post millions of signed ones from few addresses.
const limit = { times: 60, within: 10 * 60_000 }

const notOurs = html`<p>Please open the link in the email again, or copy all of it.</p>`

/**
 * The page of the link in each e-mail: GET shows a form, because mail scanners open links, and POST ends the e-mails, also
 * where a mail program posts it (RFC 8058). A link without our signature gets the same answer whoever it names.
 */
export const unsubscribeRoutes = new Hono<Env>()
  .use('/unsubscribe/*', async (context, next) => {
    context.header('content-security-policy', policy)
    context.header('referrer-policy', 'no-referrer')
    await next()
  })
  .get('/unsubscribe/:token', async (context) => {
    const { config, delivery } = context.var.app
    if (delivery.unsubscribeLinks.read(context.req.param('token')) === null) return answerUnsigned(context)
    const form = html`<p>${config.brand} will send you no more notifications by email.</p>
      <form method="post"><button>Unsubscribe</button></form>`
    return context.html(page('Unsubscribe from emails?', config.brand, form))
  })
  .post('/unsubscribe/:token', async (context) => {
    const { config, delivery, now } = context.var.app
    const recipient = delivery.unsubscribeLinks.read(context.req.param('token'))
    if (recipient === null) return answerUnsigned(context)
    if (await unsubscribeOrQueue(context.var.app, recipient, now())) {
      const done = html`<p>${config.brand} sends you no more notifications by email.</p>`
      return context.html(page('You are unsubscribed', config.brand, done))
    }
    const queued = html`<p>We have saved your request. Our list of addresses is being updated just now: as soon as that is done,
      ${config.brand} sends you no more notifications by email. You need not do anything else.</p>`
    return context.html(page('You will be unsubscribed', config.brand, queued), 202)
  })

async function answerUnsigned(context: Context<Env>) {
  await limitByAddress(context, 'unsubscribe', limit)
  return context.html(page('This link is not complete', context.var.app.config.brand, notOurs), 404)
}

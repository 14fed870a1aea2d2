import { randomUUID } from 'node:crypto'
import { type PostedForm, SUBMISSION_FIELD, sitePages } from '@tarang/publication'
import { type Context, Hono } from 'hono'
import { readBytes, readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { isCrossSite } from '../http/cross-site.ts'
import { accepted } from '../http/envelope.ts'
import { check } from '../http/fields.ts'
import { limitByAddress } from '../http/limits.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { saveTicket } from '../tickets/save-ticket.ts'
import { postedTicket, visitorFields } from '../tickets/ticket-fields.ts'

const formLimit = 50_000

const typeOf = (context: Context<Env>) => context.req.header('content-type') ?? ''

const isForm = (context: Context<Env>) =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(typeOf(context))

async function readFields(context: Context<Env>): Promise<Record<string, unknown>> {
  const bytes = await readBytes(context.req.raw, formLimit)
  const fields = await new Response(bytes, { headers: { 'content-type': typeOf(context) } })
    .formData()
    .catch(() => refuse(400, 'The form is not readable.'))
  return Object.fromEntries(fields)
}

/** The page with the contact form. */
const PAGE = sitePages.contact.path

/** Whether the contact page of this site posted its form without script, so that the browser shows the answer. */
function isFromPage(context: Context<Env>): boolean {
  const { config, origins } = context.var.app
  const form = new URL(config.contactFormUrl, origins.public)
  return (
    isForm(context) &&
    (context.req.header('accept') ?? '').includes('text/html') &&
    form.origin === origins.public &&
    form.pathname === context.req.path &&
    !isCrossSite(context.req.raw, [origins.public])
  )
}

/** Answers a form that was posted without script: by the page with its success, or with the typed values. */
async function answerPage(context: Context<Env>, form: string): Promise<Response> {
  // Pages are the same for every visitor and have no id; the answer to this submission has one, for its repeat.
  let posted: PostedForm = { [SUBMISSION_FIELD]: randomUUID() }
  try {
    const fields = await readFields(context)
    const typed = [...Object.keys(visitorFields), SUBMISSION_FIELD].flatMap((name) => {
      const value = fields[name]
      // Browsers post a line's end as two characters.
      return typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : []
    })
    posted = { ...posted, ...Object.fromEntries(typed) }
    await limit(context)
    await saveTicket(context, form, check(postedTicket, { ...fields, ...posted }))
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 503
    const answer = await context.var.app.answerForm(context.req.raw, { path: PAGE, status, posted })
    if (!answer) throw error
    if (status >= 500) context.var.app.log('form.not-saved', { reason: (error as Error).name }, 'warn')
    return answer
  }
  return context.redirect(`${PAGE}?sent=1`, 303)
}

const limit = (context: Context<Env>) => limitByAddress(context, 'form', { times: 20, within: 10 * 60_000 })

/**
 * A local substitute for the third-party form service that the contact form posts to. It stores every ticket; a robot gets
 * the answer of a visitor.
 */
export const formRoutes = new Hono<Env>().post('/forms/:id', async (context) => {
  const form = context.req.param('id')
  if (isFromPage(context)) return answerPage(context, form)
  await limit(context)
  if (!/^[\w-]{1,64}$/.test(form)) refuse(404, 'No such form.')
  const fields = isForm(context)
    ? check(postedTicket, await readFields(context))
    : await readJson(context, postedTicket, { limit: formLimit })
  await saveTicket(context, form, fields)
  return context.json(accepted('Thank you. We will get back to you soon.'))
})

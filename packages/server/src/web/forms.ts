import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { tickets } from '../db/schema/index.ts'
import { readBytes, readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { check, requiredText, text } from '../http/fields.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'

const ticket = v.object({
  name: requiredText(200, 'Name is required.'),
  email: v.pipe(requiredText(254, 'Email is required.'), v.email('Email must be a valid email address.')),
  phone: v.optional(v.nullable(text(30))),
  message: requiredText(5000, 'Message is required.'),
})

const formLimit = 50_000

/** Reads a ticket from JSON or a form. */
async function readTicket(context: Context<Env>) {
  const type = context.req.header('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    return readJson(context, ticket, { limit: formLimit })
  }
  const bytes = await readBytes(context.req.raw, formLimit)
  const fields = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => refuse(400, 'The form is not readable.'))
  return check(ticket, Object.fromEntries(fields))
}

/** A local substitute for the third-party form service that the contact form posts to. It stores the tickets. */
export const formRoutes = new Hono<Env>().post('/forms/:id', async (context) => {
  await limitByAddress(context, 'form', { times: 20, within: 10 * 60_000 })
  const form = context.req.param('id')
  if (!/^[\w-]{1,64}$/.test(form)) refuse(404, 'No such form.')
  const { phone, ...rest } = await readTicket(context)
  await context.var.database
    .insert(tickets)
    .values({ ...rest, form, phone: phone || null, createdOn: context.var.now() })
  return context.json(accepted('Thank you. We will get back to you soon.'))
})

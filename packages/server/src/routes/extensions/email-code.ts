import { Hono } from 'hono'
import * as v from 'valibot'
import { setChallenge } from '../../auth/challenge-cookie.ts'
import { phoneNumber } from '../../auth/registration.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { accepted } from '../../http/envelope.ts'
import { limitByAddress } from '../../http/limits.ts'
import { refuse } from '../../http/refusal.ts'

/** A login code by e-mail, where SMS is down. Unknown numbers get the same answer, and the limits of codes by SMS count. */
export const emailCodeRoutes = new Hono<Env>().post('/login/email-code', async (context) => {
  await limitByAddress(context, 'login code', { times: 30, within: 10 * 60_000 })
  const body = await readJson(context, v.strictObject({ phoneNumber }))
  const { auth, delivery } = context.var.app
  const { clientAddress: address } = context.var
  if (!delivery.hasMailer) refuse(422, 'Codes cannot be sent by email: SMTP_URL is missing on the server.')
  setChallenge(context, await auth.codes.send({ ...body, address }, 'email'))
  return context.json(accepted('If this number is registered, a code is on its way to its email address.'))
})

import { codeRule, isCode } from '@tarang/machines/one-time-code'
import { Hono } from 'hono'
import * as v from 'valibot'
import { maskPhoneNumber } from '../audit/masks.ts'
import { recordSession } from '../audit/staff-actions.ts'
import { browserName } from '../auth/browser-name.ts'
import { challengeOf, setChallenge } from '../auth/challenge-cookie.ts'
import { newStaff, phoneNumber } from '../auth/registration.ts'
import { bearerOf } from '../auth/staff-guard.ts'
import { readJson } from '../http/body.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { requiredText } from '../http/fields.ts'
import { limitByAddress } from '../http/limits.ts'
import { refuse } from '../http/refusal.ts'

const minutes = 60_000

const otp = v.pipe(v.optional(v.string(codeRule), ''), v.check(isCode, codeRule))

const notVerified = 'OTP verification failed.'
const spent = 'This code can no longer be used. Please request a new one.'

/** Login with a one-time code, and registration of staff. */
export const authRoutes = new Hono<Env>()
  .post('/auth/login-auth', async (context) => {
    await limitByAddress(context, 'login code', { times: 30, within: 10 * minutes })
    const body = await readJson(context, v.strictObject({ phoneNumber }))
    const { auth } = context.var.app
    const { clientAddress: address } = context.var
    setChallenge(context, await auth.codes.send({ ...body, address }))
    return context.json(accepted('OTP sent successfully!'))
  })

  .post('/auth/verifyLoginOtp', async (context) => {
    await limitByAddress(context, 'login', { times: 60, within: 10 * minutes })
    const { auth, log, now } = context.var.app
    const { clientAddress: address, requestId } = context.var
    const body = await readJson(context, v.strictObject({ phoneNumber, otp }))
    const browser = browserName(context.req.header('user-agent') ?? '')
    const { login, isSpent } = await auth.codes.redeem(
      { phoneNumber: body.phoneNumber, address, challenge: challengeOf(context), requestId },
      body.otp,
      async (tx, user) => {
        await recordSession(tx, { action: 'session.started', user, requestId, now: now() })
        return { user, tokens: await auth.sessions.start(tx, user, browser) }
      },
    )
    if (!login) {
      log('login.failed', { phone: maskPhoneNumber(body.phoneNumber) })
      return refuse(401, isSpent ? `${notVerified} ${spent}` : notVerified)
    }
    const { user, tokens } = login
    log('login.succeeded', { user: user.id })
    const { firstName, lastName } = user
    return context.json(accepted('Login successful!', { ...tokens, user: { firstName, lastName } }))
  })

  .post('/user/registerAdmin', async (context) => {
    await limitByAddress(context, 'registration', { times: 5, within: 60 * minutes })
    const { registration } = context.var.app.auth
    const bearer = bearerOf(context.req.header('authorization'))
    if (bearer === null || !(await registration.canRegister(bearer))) {
      return refuse(403, 'Registration needs a valid invitation.')
    }
    await registration.register(bearer, await readJson(context, newStaff), context.var.requestId)
    return context.json(accepted('Registration successful! You can now log in.'))
  })

/** Token refresh, which belongs to the notifications service. */
export const refreshRoutes = new Hono<Env>().post('/auth/refresh-token', async (context) => {
  await limitByAddress(context, 'refresh', { times: 120, within: 10 * minutes })
  const body = await readJson(context, v.strictObject({ refreshToken: requiredText(4000) }))
  const tokens = await context.var.app.auth.sessions.refresh(body.refreshToken, context.var.requestId)
  if (!tokens) return refuse(401, 'Please log in again.', { refreshToken: 'It is invalid or has expired.' })
  const { jwtToken: token, refreshToken } = tokens
  return context.json(accepted('Token refreshed.', { token, refreshToken }))
})

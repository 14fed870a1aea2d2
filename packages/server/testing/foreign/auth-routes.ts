import { codeRule, isCode } from '@tarang/machines/one-time-code'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { requiredText } from '../../src/http/fields.ts'
import { refuse } from '../../src/http/refusal.ts'
import { bodyOf, type Env, type State } from './state.ts'

/** The bearer credential of registration. */
export const registrationCredential = 'invite-for-new-staff'

const publicPaths =
  /^\/(getAllExploreData|fetchNewsLetterAndBlogs(\/[^/]+)?|[^/]+\/(like|getLikeCount)|auth\/[^/]+|user\/registerAdmin)$/

const message = 'Phone number must be exactly 10 digits'
const phoneNumber = v.pipe(v.string(message), v.regex(/^\d{10}$/, message))
const otp = v.pipe(v.string(), v.check(isCode, codeRule))
const newStaff = v.strictObject({
  firstName: requiredText(),
  lastName: requiredText(),
  email: v.pipe(requiredText(), v.email('Email must be a valid email address.')),
  phoneNumber,
})

const bearerOf = (context: Context<Env>) =>
  /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null

/** Refuses a staff call without a valid token. */
export function refuseWithoutToken(state: State, context: Context<Env>) {
  if (publicPaths.test(context.var.read.sent.path)) return
  const bearer = bearerOf(context)
  if (bearer === null) state.faults.push(`${context.req.path} has no bearer`)
  if (bearer === null || !state.tokens.has(bearer))
    refuse(401, 'Your session has ended.', { jwt: 'The token has expired.' })
}

/** Creates the tokens of a new session. */
export function startSession(state: State) {
  const number = state.newId()
  const jwtToken = `jwt.${number}.signature`
  const refreshToken = `refresh-${number}`
  state.tokens.add(jwtToken)
  state.refreshTokens.add(refreshToken)
  return { jwtToken, refreshToken }
}

export const authRoutes = (state: State) =>
  new Hono<Env>()
    .post('/auth/login-auth', (context) => {
      const { phoneNumber: phone } = bodyOf(context, v.strictObject({ phoneNumber }))
      // An unknown number gets the same answer, as from the reference server.
      if (state.records.staff.some((person) => person.phoneNumber === phone))
        state.codes.set(phone, String(100_000 + ((state.newId() * 7919) % 900_000)))
      return context.var.answers.accepted('OTP sent successfully!')
    })
    .post('/auth/verifyLoginOtp', (context) => {
      const body = bodyOf(context, v.strictObject({ phoneNumber, otp }))
      const person = state.records.staff.find((each) => each.phoneNumber === body.phoneNumber)
      if (!person || state.codes.get(body.phoneNumber) !== body.otp)
        return refuse(401, 'OTP verification failed.')
      state.codes.delete(body.phoneNumber)
      const { firstName, lastName } = person
      const user = { firstName, lastName }
      return context.var.answers.accepted('Login successful!', { ...startSession(state), user })
    })
    .post('/user/registerAdmin', (context) => {
      if (bearerOf(context) !== registrationCredential) refuse(403, 'Registration needs a valid invitation.')
      const body = bodyOf(context, newStaff)
      const duplicate = 'This phone number is already registered.'
      if (state.records.staff.some((person) => person.phoneNumber === body.phoneNumber))
        refuse(409, duplicate, { phoneNumber: duplicate })
      state.records.staff.push(body)
      return context.var.answers.accepted('Registration successful! You can now log in.')
    })

/** The notifications service. */
export const notificationRoutes = (state: State) =>
  new Hono<Env>()
    .post('/auth/refresh-token', (context) => {
      const { refreshToken } = bodyOf(context, v.strictObject({ refreshToken: requiredText() }))
      if (!state.refreshTokens.has(refreshToken)) return refuse(401, 'Please log in again.')
      const token = `jwt.${state.newId()}.signature`
      state.tokens.add(token)
      return context.var.answers.fixed({ data: { token } })
    })
    .post('/notifications/sendGlobalNotification', (context) => {
      const text = requiredText(20_000)
      const flags = { sendWhatsappNoti: v.boolean(), sendPopupNoti: v.boolean() }
      const body = v.strictObject({ title: text, shortDesc: text, longDesc: text, ...flags })
      const { sendWhatsappNoti, sendPopupNoti, ...content } = bodyOf(context, body)
      const type = sendWhatsappNoti ? 'WhatsApp' : sendPopupNoti ? 'App' : 'Email'
      state.records.notifications.unshift({
        ...content,
        type,
        topic: null,
        createdAt: state.now(),
        modifiedOn: null,
      })
      const message = 'Notification sent successfully!'
      return context.var.answers.fixed({ message, successMessages: [`Sent to everyone by ${type}.`] })
    })

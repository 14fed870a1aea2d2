import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  refusalResponse,
  requestOutcomes,
  ScheduledRun,
  scheduledClient,
  successResponse,
} from '../../testing/scheduled-client.ts'
import { schedules, TIMEOUT_MS } from '../../testing/schedules.ts'
import { CODE_DIGITS } from '../one-time-code/index.ts'
import { emailCodeActors, type LoggedIn, type LoginEvent, loginActors, loginMachine } from './index.ts'

const phones = ['9876543210', '9123456780'] as const

/** The code of a number, as long as codes are. */
const codeOf = (number: number) => String(number).padStart(CODE_DIGITS, '0')
const WRONG_CODE = codeOf(0)

/** A server that accepts only the last code it sent to a phone. */
class CodeServer {
  readonly codes = new Map<string, string>()
  sent = 0
  refused = 0

  serve = (path: string, body: unknown): Response => {
    const { phoneNumber, otp } = body as { phoneNumber: string; otp?: string }
    if (path.endsWith('/login-auth')) {
      this.sent += 1
      this.codes.set(phoneNumber, codeOf(this.sent))
      return successResponse(undefined, 'OTP sent successfully!')
    }
    if (this.codes.get(phoneNumber) !== otp) {
      this.refused += 1
      return refusalResponse('The code is not the right one.', 401)
    }
    return successResponse({
      jwtToken: `jwt of ${phoneNumber}`,
      refreshToken: 'refresh',
      user: { firstName: 'Asha', lastName: '' },
    })
  }
}

const step = fc.constantFrom(
  'phone 0',
  'phone 1',
  'resend',
  'resend',
  'email',
  'right code',
  'right code',
  'wrong code',
  'change phone',
)

test(
  'codes requested again during other calls: one call at a time, and only the verified phone logs in',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 2, maxLength: 9 }),
        fc.array(fc.constantFrom(...requestOutcomes), { maxLength: 8 }),
        async (schedule, steps, planned) => {
          const run = new ScheduledRun(schedule)
          const server = new CodeServer()
          const remaining = [...planned]
          const api = scheduledClient(schedule, server.serve, {
            nextOutcome: () => remaining.shift() ?? 'arrives',
          })
          const emailCodes = emailCodeActors({
            login: {
              // The server sends its codes alike, by SMS and by email.
              sendEmailCode: async (phoneNumber, options) => ({
                status: { statusCode: 200, message: await api.auth.requestCode(phoneNumber, options) },
              }),
            },
          })
          const machine = loginMachine.provide({ actors: { ...loginActors(api), ...emailCodes } })
          const login = createActor(machine, { input: { offersEmail: true } })
          const events: LoggedIn[] = []
          login.on('loggedIn', (event) => events.push(event))
          login.subscribe(({ context, value }) =>
            run.check(() => {
              expect(context.error === null || context.notice === null).toBe(true)
              expect(context.code === '').toBe(value !== 'verifyingCode')
            }),
          )
          login.start()
          login.send({ type: 'phone.submit', phoneNumber: phones[0] })
          const eventOf = (what: string): LoginEvent => {
            const { phoneNumber } = login.getSnapshot().context
            switch (what) {
              case 'resend':
                return { type: 'code.resend' }
              case 'email':
                return { type: 'code.resendByEmail' }
              case 'right code':
                return { type: 'code.submit', code: server.codes.get(phoneNumber) ?? WRONG_CODE }
              case 'wrong code':
                return { type: 'code.submit', code: WRONG_CODE }
              case 'change phone':
                return { type: 'phone.change' }
              default:
                return { type: 'phone.submit', phoneNumber: phones[Number(what.at(-1))] as string }
            }
          }
          for (const what of steps) {
            run.schedule(what, () => {
              if (login.getSnapshot().status !== 'active') return
              const before = login.getSnapshot()
              login.send(eventOf(what))
              const after = login.getSnapshot()
              // During a call the machine accepts only events that abort it.
              if (before.hasTag('busy') && what !== 'change phone') expect(after).toBe(before)
              expect(Object.keys(after.children).length).toBeLessThanOrEqual(1)
            })
          }
          await run.settle()
          const snapshot = login.getSnapshot()
          const { context, value } = snapshot
          expect(snapshot.hasTag('busy')).toBe(false)
          expect(events).toHaveLength(value === 'loggedIn' ? 1 : 0)
          expect(context.session === null).toBe(value !== 'loggedIn')
          if (context.session) expect(context.session.jwtToken).toBe(`jwt of ${context.phoneNumber}`)
          if (context.session) reached.add('a right code')
          if (server.refused > 0) reached.add('a wrong code')
          if (server.sent > 1) reached.add('another code')
          login.stop()
        },
      ),
      schedules(),
    )
    expect(reached).toEqual(new Set(['a right code', 'a wrong code', 'another code']))
  },
  TIMEOUT_MS,
)

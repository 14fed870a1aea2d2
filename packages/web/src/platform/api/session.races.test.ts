import { notificationOf, notificationSender } from '@tarang/machines/notification'
import {
  refusalResponse,
  requestOutcomes,
  ScheduledRun,
  scheduledClient,
  successResponse,
} from '@tarang/machines/testing/scheduled-client'
import { schedules, TIMEOUT_MS } from '@tarang/machines/testing/schedules'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { session } from './session.ts'

afterEach(() => session.clear())

/** A service of tokens: a new token may already be stale, and a refresh token works once. */
class Service {
  issued = 0
  refreshed = 0
  readonly owners = new Map<string, string>()
  readonly delivered: string[] = []
  good = new Set<string>()

  begin(owner: string) {
    return { ...this.#issue(owner, false), userName: owner }
  }

  serve = (path: string, body: unknown, request: Request): Response => {
    if (path.endsWith('/refresh-token')) {
      this.refreshed += 1
      const { refreshToken } = body as { refreshToken: string }
      const owner = this.owners.get(refreshToken)
      if (owner === undefined) return refusalResponse('Not this one.', 401)
      this.owners.delete(refreshToken)
      const { jwtToken, refreshToken: successor } = this.#issue(owner, true)
      return successResponse({ token: jwtToken, refreshToken: successor })
    }
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    if (!this.good.has(token)) return refusalResponse('Please log in again.', 401, { jwt: 'It has expired.' })
    this.delivered.push((body as { title: string }).title)
    return successResponse()
  }

  #issue(owner: string, isGood: boolean) {
    this.issued += 1
    const jwtToken = `jwt-${this.issued}-${owner}`
    const refreshToken = `refresh-${this.issued}-${owner}`
    if (isGood) this.good.add(jwtToken)
    this.owners.set(refreshToken, owner)
    return { jwtToken, refreshToken }
  }
}

const step = fc.constantFrom('send', 'send', 'send', 'log out', 'log in')

test(
  'a logout during a refresh stays a logout, and a login keeps its own tokens',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        fc.array(fc.constantFrom(...requestOutcomes), { maxLength: 8 }),
        async (schedule, steps, planned) => {
          const run = new ScheduledRun(schedule)
          const service = new Service()
          const remaining = [...planned]
          const api = scheduledClient(schedule, service.serve, {
            nextOutcome: () => remaining.shift() ?? 'arrives',
            session,
          })
          const send = notificationSender(api)
          let owner: string | null = 'first'
          let people = 0
          let sent = 0
          const outcomes: boolean[] = []
          const check = () => {
            // Both tokens belong to the user who is logged in, or there are none: a refused session ends.
            const [jwt, refresh] = [session.jwtToken(), session.refreshToken()].map(
              (token) => token?.split('-').at(-1) ?? null,
            )
            expect(jwt).toBe(refresh)
            expect([owner, null]).toContain(jwt)
          }
          session.store(service.begin(owner))
          const stop = session.subscribe(() => run.check(check))
          for (const what of steps) {
            run.schedule(what, () => {
              if (what === 'send') {
                sent += 1
                const title = `title ${sent}`
                const draft = { title, shortDesc: 'short', longDesc: 'long' }
                void send(notificationOf('App', draft)).then(
                  () => {
                    outcomes.push(true)
                    run.check(() => expect(service.delivered).toContain(title))
                  },
                  () => outcomes.push(false),
                )
              } else if (what === 'log out') {
                if (service.refreshed > 0 && outcomes.length < sent) reached.add('a logout during a refresh')
                owner = null
                session.clear()
              } else {
                if (service.refreshed > 0 && outcomes.length < sent) reached.add('a login during a refresh')
                people += 1
                owner = `person${people}`
                session.store(service.begin(owner))
              }
              check()
            })
          }
          await run.settle()
          stop()
          check()
          expect(outcomes).toHaveLength(sent)
          if (service.delivered.length > 0) reached.add('a delivery')
          // Only refused notifications are sent again, so none is delivered twice.
          expect(new Set(service.delivered).size).toBe(service.delivered.length)
        },
      ),
      schedules(),
    )
    expect(reached).toEqual(new Set(['a delivery', 'a logout during a refresh', 'a login during a refresh']))
  },
  TIMEOUT_MS,
)

const change = fc.oneof(
  fc.record({ does: fc.constant('store' as const), name: fc.string({ maxLength: 5 }) }),
  fc.record({ does: fc.constant('replace' as const), name: fc.string({ maxLength: 5 }) }),
  fc.constant({ does: 'clear' as const, name: '' }),
)

test('clearing the session from any state signs out, and notifies once', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      for (const { does, name } of changes) {
        if (does === 'store')
          session.store({ jwtToken: `jwt ${name}`, refreshToken: 'refresh', userName: name })
        else if (does === 'replace') session.replace({ jwtToken: `fresh ${name}` })
        else session.clear()
      }
      let notifications = 0
      const stop = session.subscribe(() => {
        notifications += 1
      })
      session.clear()
      stop()
      expect([session.jwtToken(), session.refreshToken(), session.userName(), notifications]).toEqual([
        null,
        null,
        '',
        1,
      ])
      expect({ ...sessionStorage }).toEqual({})
    }),
    schedules(),
  )
})

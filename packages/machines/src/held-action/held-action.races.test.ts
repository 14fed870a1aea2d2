import type { NewNotification } from '@tarang/sdk'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import {
  refusalResponse,
  requestOutcomes,
  ScheduledRun,
  scheduledClient,
  successResponse,
} from '../../testing/scheduled-client.ts'
import { schedules, TIMEOUT_MS } from '../../testing/schedules.ts'
import { createHeldActionMachine, type HeldActionEmitted, type HeldActionEvent } from './index.ts'

const notification: NewNotification = {
  title: 'Markets closed',
  shortDesc: 'Holi',
  longDesc: 'Back on Thursday.',
  sendWhatsappNoti: true,
  sendPopupNoti: false,
}

type Happening = HeldActionEvent['type'] | 'second'

const happening = fc.constantFrom<Happening>(
  'second',
  'second',
  'second',
  'hold.skip',
  'hold.skip',
  'hold.undo',
  'action.reopen',
  'page.leave',
  'discard.cancel',
  'login.complete',
  'login.change',
)

test(
  'seconds that pass, Send now, Undo and logins in any order: one call at a time, none after Undo, each again only after a login',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(happening, { minLength: 3, maxLength: 14 }),
        fc.array(fc.constantFrom(...requestOutcomes), { maxLength: 4 }),
        fc.nat(2),
        async (schedule, happenings, planned, refusals) => {
          const run = new ScheduledRun(schedule)
          const clock = new SimulatedClock()
          const remaining = [...planned]
          let sent = 0
          let expired = 0
          let calls = 0
          let running = 0
          let mostRunning = 0
          const serve = () => {
            if (expired < refusals) {
              expired += 1
              return refusalResponse('Log in again.', 401)
            }
            sent += 1
            return successResponse()
          }
          const api = scheduledClient(schedule, serve, {
            nextOutcome: () => remaining.shift() ?? 'arrives',
          })
          const act = fromPromise<unknown, { subject: NewNotification }>(async ({ input, signal }) => {
            calls += 1
            running += 1
            mostRunning = Math.max(mostRunning, running)
            try {
              return await api.notifications.send(input.subject, { signal })
            } finally {
              running -= 1
            }
          })
          const machine = createHeldActionMachine<NewNotification>().provide({ actors: { act } })
          const action = createActor(machine, { input: { subject: notification, seconds: 3 }, clock })
          const emitted: HeldActionEmitted<NewNotification, unknown>[] = []
          action.on('*', (event) => emitted.push(event))
          action.start()
          let logins = 0
          for (const what of happenings) {
            run.schedule(what, () => {
              const before = action.getSnapshot()
              if (before.status !== 'active') return
              if (what === 'second') clock.increment(1000)
              else action.send({ type: what })
              if (before.value === 'waitingForLogin' && what === 'login.complete') logins += 1
              if (before.value !== 'acting') return
              expect(action.getSnapshot()).toBe(before)
              reached.add('an event during the call')
            })
          }
          await run.settle()
          const count = (type: string) => emitted.filter((event) => event.type === type).length
          // The first call, and one more for each login after the session has expired.
          expect(calls).toBeLessThanOrEqual(1 + logins)
          expect(mostRunning).toBeLessThanOrEqual(1)
          expect(sent).toBeLessThanOrEqual(1)
          expect(count('done')).toBeLessThanOrEqual(sent)
          if (emitted[0]?.type === 'reopening') {
            expect([calls, sent]).toEqual([0, 0])
            reached.add('an undo')
          }
          if (count('done') > 0) reached.add('a send')
          if (calls > 1 && sent > 0) reached.add('a send after a login')
          expect(action.getSnapshot().value).not.toBe('acting')
          action.stop()
        },
      ),
      schedules(),
    )
    expect(reached).toEqual(
      new Set(['an undo', 'a send', 'a send after a login', 'an event during the call']),
    )
  },
  TIMEOUT_MS,
)

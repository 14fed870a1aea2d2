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
import { type ActionEmitted, type ActionEvent, actionView, createActionMachine } from './index.ts'

interface Blog {
  readonly id: number
}

const happening = fc.constantFrom<ActionEvent<Blog>['type']>(
  'action.stop',
  'action.retry',
  'action.continue',
  'action.confirm',
  'page.leave',
  'login.change',
  'login.complete',
  'login.complete',
)

test(
  'answers, stops, retries and logins in any order: three calls at once at most, and each item is done once at most',
  async () => {
    const reached = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 1, max: 7 }),
        fc.array(happening, { maxLength: 10 }),
        fc.array(fc.constantFrom(...requestOutcomes), { maxLength: 4 }),
        fc.nat(2),
        async (schedule, count, happenings, planned, refusals) => {
          const run = new ScheduledRun(schedule)
          const remaining = [...planned]
          let refused = 0
          const serve = () => {
            if (refused < refusals) {
              refused += 1
              return refusalResponse('Log in again.', 401)
            }
            return successResponse()
          }
          const api = scheduledClient(schedule, serve, {
            nextOutcome: () => remaining.shift() ?? 'arrives',
          })
          let running = 0
          let mostRunning = 0
          const succeeded: number[] = []
          let doneAtLogin = Number.POSITIVE_INFINITY
          const act = fromPromise<unknown, { item: Blog }>(async ({ input: { item }, signal }) => {
            running += 1
            mostRunning = Math.max(mostRunning, running)
            try {
              await api.blogs.delete(item.id, { signal })
              succeeded.push(item.id)
            } finally {
              running -= 1
            }
          })
          const bulk = createActor(createActionMachine<Blog>().provide({ actors: { act } }), {
            input: { asks: true, seconds: 0, view: 'list' },
          }).start()
          const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
          bulk.send({ type: 'action.ask', items })
          bulk.send({ type: 'action.confirm' })
          for (const type of happenings) {
            run.schedule(type, () => {
              const wasExpired = bulk.getSnapshot().hasTag('waitingForLogin')
              bulk.send({ type } as ActionEvent<Blog>)
              if (wasExpired && type === 'login.complete') doneAtLogin = succeeded.length
              const { total, done, failed, left } = actionView(bulk.getSnapshot())
              const acting = bulk.getSnapshot().context.results.filter((result) => result === 'acting').length
              expect(done + failed.length + left.length + acting).toBe(total)
            })
          }
          await run.settle()

          expect(mostRunning).toBeLessThanOrEqual(3)
          expect(new Set(succeeded).size).toBe(succeeded.length)
          const { isBusy, total, done, failed, left } = actionView(bulk.getSnapshot())
          expect(isBusy).toBe(false)
          if (total > 0) expect(done).toBe(succeeded.length)
          if (mostRunning === 3) reached.add('three calls at once')
          if (succeeded.length > doneAtLogin) reached.add('a success after a login')
          if (failed.length > 0) reached.add('a failure')
          if (left.length > 0) reached.add('a stop')
          bulk.stop()
        },
      ),
      schedules(),
    )
    expect(reached).toEqual(
      new Set(['three calls at once', 'a success after a login', 'a failure', 'a stop']),
    )
  },
  TIMEOUT_MS,
)

const notification: NewNotification = {
  title: 'Markets closed',
  shortDesc: 'Holi',
  longDesc: 'Back on Thursday.',
  sendWhatsappNoti: true,
  sendPopupNoti: false,
}

type Happening = ActionEvent<NewNotification>['type'] | 'second'

const heldHappening = fc.constantFrom<Happening>(
  'second',
  'second',
  'second',
  'action.skip',
  'action.skip',
  'action.undo',
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
        fc.array(heldHappening, { minLength: 3, maxLength: 14 }),
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
          const act = fromPromise<unknown, { item: NewNotification }>(async ({ input, signal }) => {
            calls += 1
            running += 1
            mostRunning = Math.max(mostRunning, running)
            try {
              return await api.notifications.send(input.item, { signal })
            } finally {
              running -= 1
            }
          })
          const machine = createActionMachine<NewNotification>().provide({ actors: { act } })
          const action = createActor(machine, { input: { asks: false, seconds: 3, view: 'bar' }, clock })
          const emitted: ActionEmitted<NewNotification, unknown>[] = []
          action.on('*', (event) => emitted.push(event))
          action.start()
          action.send({ type: 'action.ask', items: [notification] })
          let logins = 0
          for (const what of happenings) {
            run.schedule(what, () => {
              const before = action.getSnapshot()
              if (what === 'second') clock.increment(1000)
              else action.send({ type: what } as ActionEvent<NewNotification>)
              if (before.value === 'waitingForLogin' && what === 'login.complete') logins += 1
              if (!before.matches('acting')) return
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
          expect(action.getSnapshot().matches('acting')).toBe(false)
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

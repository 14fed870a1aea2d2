import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import {
  refusalResponse,
  requestOutcomes,
  ScheduledRun,
  scheduledClient,
  successResponse,
} from '../../testing/scheduled-client.ts'
import { schedules, TIMEOUT_MS } from '../../testing/schedules.ts'
import { type BulkActionEvent, bulkActionView, createBulkActionMachine } from './index.ts'

interface Blog {
  readonly id: number
}

const happening = fc.constantFrom<BulkActionEvent<Blog>['type']>(
  'bulk.stop',
  'failed.retry',
  'bulk.confirm',
  'page.leave',
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
          const bulk = createActor(createBulkActionMachine<Blog>().provide({ actors: { act } }), {
            input: { holdSeconds: 0 },
          }).start()
          const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
          bulk.send({ type: 'bulk.ask', items })
          bulk.send({ type: 'bulk.confirm' })
          for (const type of happenings) {
            run.schedule(type, () => {
              const wasExpired = bulk.getSnapshot().hasTag('waitingForLogin')
              bulk.send({ type } as BulkActionEvent<Blog>)
              if (wasExpired && type === 'login.complete') doneAtLogin = succeeded.length
              const { total, done, failed, left } = bulkActionView(bulk.getSnapshot())
              expect(done + failed.length + left).toBe(total)
            })
          }
          await run.settle()

          expect(mostRunning).toBeLessThanOrEqual(3)
          expect(new Set(succeeded).size).toBe(succeeded.length)
          const { isRunning, total, done, failed, left } = bulkActionView(bulk.getSnapshot())
          expect(isRunning).toBe(false)
          if (total > 0) expect(done).toBe(succeeded.length)
          if (mostRunning === 3) reached.add('three calls at once')
          if (succeeded.length > doneAtLogin) reached.add('a success after a login')
          if (failed.length > 0) reached.add('a failure')
          if (left > 0) reached.add('a stop')
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

import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../../testing/test-server.ts'
import type { Store } from '../db/database.ts'
import { createQueue, type Queue } from './queue.ts'

let store: Store
beforeAll(async () => {
  store = await openTestStore({ sampleData: false })
})
afterAll(() => store.close())
beforeEach(() => store.database.execute(sql`delete from pgboss.job`))

const queues: Queue[] = []
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop()
})

function create() {
  const logged: string[] = []
  const log = (event: string, details = {}) => void logged.push(`${event} ${JSON.stringify(details)}`)
  const queue = createQueue({ database: store.database, log, times: { polling: 0.5, supervision: 1 } })
  queues.push(queue)
  return { queue, logged }
}

const sendAll = (queue: Queue, count: number) =>
  store.database.transaction(async (tx) => {
    for (let number = 1; number <= count; number += 1) await queue.send(tx, 'example', { number })
  })

test('two processes share the jobs, and each job is worked once', async () => {
  const worked: { by: string; number: number }[] = []
  const [one, other] = ['one', 'other'].map((by) => {
    const { queue } = create()
    queue.define<{ number: number }>({
      name: 'example',
      run: async ({ number }) => {
        await setTimeout(5)
        worked.push({ by, number })
      },
    })
    return queue
  })
  await one!.start()
  await other!.start()
  await sendAll(one!, 60)
  await expect.poll(() => worked.length, { timeout: 30_000 }).toBe(60)
  expect(new Set(worked.map(({ number }) => number)).size).toBe(60)
  expect(new Set(worked.map(({ by }) => by))).toEqual(new Set(['one', 'other']))
})

test('stopping finishes the job at work and takes no other', async () => {
  const { queue } = create()
  const finished: number[] = []
  const started = Promise.withResolvers<void>()
  queue.define<{ number: number }>({
    name: 'example',
    run: async ({ number }) => {
      started.resolve()
      await setTimeout(500)
      finished.push(number)
    },
  })
  await queue.start()
  await sendAll(queue, 2)
  queue.wake('example')
  await started.promise
  await queue.stop()
  expect(finished).toEqual([1])
  const { rows } = (await store.database.execute(
    sql`select state::text from pgboss.job where name = 'example' order by created_on, state`,
  )) as unknown as { rows: { state: string }[] }
  expect(rows.map(({ state }) => state).sort()).toEqual(['completed', 'created'])
})

test('a job that fails as often as it may is a dead letter, which the log names', async () => {
  const { queue, logged } = create()
  let attempts = 0
  queue.define({
    name: 'failing',
    options: { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 },
    keepsDeadLetters: true,
    run: async () => {
      attempts += 1
      throw new Error('broken')
    },
  })
  await queue.start()
  await store.database.transaction((tx) => queue.send(tx, 'failing', {}))
  await expect.poll(() => logged, { timeout: 30_000 }).toContain('queue.dead-letters {"count":1}')
  expect(attempts).toBe(2)
})

test('a kind that a process cannot work is left to others, except for its dead letters', async () => {
  const { queue } = create()
  const { queue: other } = create()
  const worked: string[] = []
  queue.define<{ number: number }>({
    name: 'example',
    run: undefined,
    onDeadLetter: async () => void worked.push('dead letter'),
  })
  await queue.start()
  await sendAll(queue, 1)
  await store.database.transaction(async (tx) => {
    await queue.send(tx, 'dead-letters', {})
    await tx.execute(sql`update pgboss.job set source_name = 'example' where name = 'dead-letters'`)
  })
  await expect.poll(() => worked, { timeout: 20_000 }).toEqual(['dead letter'])
  other.define<{ number: number }>({ name: 'example', run: async () => void worked.push('job') })
  await other.start()
  await expect.poll(() => worked, { timeout: 20_000 }).toEqual(['dead letter', 'job'])
})

test('a queue full of dead letters is worked without pauses, and other jobs are worked meanwhile', async () => {
  const { queue, logged } = create()
  const worked: string[] = []
  queue.define<{ number: number }>({ name: 'example', run: async () => void worked.push('example') })
  queue.define<{ number: number }>({
    name: 'failing',
    keepsDeadLetters: true,
    run: () => Promise.reject(new Error('broken')),
    onDeadLetter: async () => void worked.push('dead letter'),
  })
  await queue.start()
  await store.database.transaction(async (tx) => {
    for (let number = 1; number <= 60; number += 1) await queue.send(tx, 'dead-letters', { number })
    await tx.execute(sql`update pgboss.job set source_name = 'failing' where name = 'dead-letters'`)
  })
  const startedAt = performance.now()
  await sendAll(queue, 1)
  await expect.poll(() => worked.length, { timeout: 60_000 }).toBe(61)
  // With a poll every half second it takes half a minute.
  expect(performance.now() - startedAt).toBeLessThan(15_000)
  expect(worked.at(-1)).toBe('dead letter')
  // They stay for a person, and the log has their number once.
  await expect.poll(() => logged, { timeout: 30_000 }).toContain('queue.dead-letters {"count":60}')
  expect(logged.filter((line) => line.includes('"count":60'))).toHaveLength(1)
}, 60_000)

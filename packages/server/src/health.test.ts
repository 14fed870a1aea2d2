import { beforeEach, expect, test, vi } from 'vitest'
import { openEmbeddedStore } from '../testing/test-server.ts'
import type { Database } from './db/database.ts'
import { DatabaseUnavailable } from './db/outage.ts'
import { createHealth, type Health } from './health.ts'

const fakeDatabase = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Database

let health: Health
beforeEach(() => {
  health = createHealth()
})

async function probe(path: string) {
  const response = await health.answer(path)!
  const { status } = (await response.json()) as { status: { statusCode: number; message: string } }
  expect(status.statusCode).toBe(response.status)
  return { status: response.status, message: status.message, retry: response.headers.get('retry-after') }
}

test('a starting server is live and not ready', async () => {
  expect(await probe('/healthz')).toMatchObject({ status: 200, retry: null })
  expect(await probe('/readyz')).toEqual({ status: 503, message: 'The server is starting.', retry: '5' })
})

test('a server is ready while its database answers, until it stops', async () => {
  health.start(fakeDatabase(async () => {}))
  expect(await probe('/readyz')).toEqual({ status: 200, message: 'The server is ready.', retry: null })
  health.stop()
  expect(await probe('/readyz')).toMatchObject({ status: 503, message: 'The server is stopping.' })
  expect(await probe('/healthz')).toMatchObject({ status: 200 })
})

test('a server whose database refuses or does not answer is live and not ready', async () => {
  health.start(fakeDatabase(() => Promise.reject(new DatabaseUnavailable('postgres://user:secret@host'))))
  const unavailable = { status: 503, message: 'The database cannot be reached.', retry: '5' }
  expect(await probe('/readyz')).toEqual(unavailable)
  expect(await probe('/healthz')).toMatchObject({ status: 200 })

  vi.useFakeTimers()
  health.start(fakeDatabase(() => new Promise(() => {})))
  const answer = probe('/readyz')
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(await answer).toEqual(unavailable)
})

test('a server whose embedded database has broken down is not live, unless it is stopping', async () => {
  const store = await openEmbeddedStore()
  health.start(store.database, { isEmbedded: true })
  expect(await probe('/healthz')).toMatchObject({ status: 200 })
  await store.close()
  expect(await probe('/readyz')).toMatchObject({ status: 503 })
  const message = 'The embedded database has broken down. The server has to be restarted.'
  expect(await probe('/healthz')).toEqual({ status: 503, message, retry: '5' })
  const aborted = new Error('Failed query', { cause: new WebAssembly.RuntimeError('unreachable') })
  health.start(
    fakeDatabase(() => Promise.reject(aborted)),
    { isEmbedded: true },
  )
  expect(await probe('/healthz')).toMatchObject({ status: 503 })
  health.stop()
  expect(await probe('/healthz')).toMatchObject({ status: 200 })
}, 60_000)

test('liveness asks nothing remote, and does not wait for a busy engine', async () => {
  let calls = 0
  const silent = fakeDatabase(() => {
    calls += 1
    return new Promise(() => {})
  })
  health.start(silent)
  expect(await probe('/healthz')).toMatchObject({ status: 200 })
  expect(calls).toBe(0)
  health.start(silent, { isEmbedded: true })
  vi.useFakeTimers()
  const answer = vi.fn()
  void probe('/healthz').then(answer)
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }))
  expect(calls).toBe(1)
})

test('a server whose PostgreSQL refuses it is live, because a restart would not help', async () => {
  const refusal = Object.assign(new Error('password'), { code: '28P01' })
  health.start(fakeDatabase(() => Promise.reject(new Error('Failed query', { cause: refusal }))))
  expect(await probe('/healthz')).toMatchObject({ status: 200 })
  expect(await probe('/readyz')).toMatchObject({ status: 503 })
})

test('a server that gets no notifications from its database is live and not ready, until they arrive again', async () => {
  let isLosing = true
  health.start(
    fakeDatabase(async () => {}),
    { changes: { isLosing: () => isLosing } },
  )
  const message = 'The notifications of the database do not arrive. Is there a pooler in between?'
  expect(await probe('/readyz')).toEqual({ status: 503, message, retry: '5' })
  expect(await probe('/healthz')).toMatchObject({ status: 200 })
  isLosing = false
  expect(await probe('/readyz')).toMatchObject({ status: 200 })
})

test('other paths are not answered', () => {
  expect(health.answer('/api/healthz')).toBeNull()
  expect(health.answer('/healthz/x')).toBeNull()
})

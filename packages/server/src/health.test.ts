import { beforeEach, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from './db/outage.ts'
import { type Database, openStore } from './db/store.ts'
import { createHealth, type Health } from './health.ts'

const databaseThat = (execute: () => Promise<unknown>) => ({ execute }) as unknown as Database

let health: Health
beforeEach(() => {
  health = createHealth()
})

async function asked(path: string) {
  const response = await health.answer(path)!
  const { status } = (await response.json()) as { status: { statusCode: number; message: string } }
  expect(status.statusCode).toBe(response.status)
  return { status: response.status, message: status.message, retry: response.headers.get('retry-after') }
}

test('a server that starts lives, but is not ready', async () => {
  expect(await asked('/healthz')).toMatchObject({ status: 200, retry: null })
  expect(await asked('/readyz')).toEqual({ status: 503, message: 'The server is starting.', retry: '5' })
})

test('a server is ready while its database answers, and until it is told to stop', async () => {
  health.opened(databaseThat(async () => {}))
  expect(await asked('/readyz')).toEqual({ status: 200, message: 'The server is ready.', retry: null })
  health.stopping()
  expect(await asked('/readyz')).toMatchObject({ status: 503, message: 'The server is stopping.' })
  expect(await asked('/healthz')).toMatchObject({ status: 200 })
})

test('a server whose database refuses, or says nothing at all, lives and is not ready', async () => {
  health.opened(databaseThat(() => Promise.reject(new DatabaseUnavailable('postgres://user:secret@host'))))
  const away = { status: 503, message: 'The database cannot be reached.', retry: '5' }
  expect(await asked('/readyz')).toEqual(away)
  expect(await asked('/healthz')).toMatchObject({ status: 200 })

  vi.useFakeTimers()
  health.opened(databaseThat(() => new Promise(() => {})))
  const answer = asked('/readyz')
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(await answer).toEqual(away)
})

test('a server whose embedded database has broken down is to be restarted, one that stops is not', async () => {
  const store = await openStore({ kind: 'memory' })
  health.opened(store.database)
  expect(await asked('/healthz')).toMatchObject({ status: 200 })
  await store.close()
  expect(await asked('/readyz')).toMatchObject({ status: 503 })
  const message = 'The embedded database has broken down. The server has to be restarted.'
  expect(await asked('/healthz')).toEqual({ status: 503, message, retry: '5' })
  const aborted = new Error('Failed query', { cause: new WebAssembly.RuntimeError('unreachable') })
  health.opened(databaseThat(() => Promise.reject(aborted)))
  expect(await asked('/healthz')).toMatchObject({ status: 503 })
  health.stopping()
  expect(await asked('/healthz')).toMatchObject({ status: 200 })
}, 60_000)

test('a server whose PostgreSQL refuses it lives: a restart would not help', async () => {
  const refusal = Object.assign(new Error('password'), { code: '28P01' })
  health.opened(databaseThat(() => Promise.reject(new Error('Failed query', { cause: refusal }))))
  expect(await asked('/healthz')).toMatchObject({ status: 200 })
  expect(await asked('/readyz')).toMatchObject({ status: 503 })
})

test('nothing else is its business', () => {
  expect(health.answer('/api/healthz')).toBeNull()
  expect(health.answer('/healthz/x')).toBeNull()
})

import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { collectGarbage } from '../collect-garbage.ts'
import { json, startTestServer } from '../test-server.ts'
import { attempt } from './attempt.ts'
import { systemClock } from './clock.ts'
import { createClient } from './index.ts'

const server = await startTestServer()
afterAll(server.close)

const client = (options: { timeout?: number; uploadTimeout?: number; fetch?: typeof fetch } = {}) =>
  createClient({ baseUrl: server.origin, notificationsUrl: server.origin, ...options })

const never = () => new Promise<Response>(() => {})
const silence = () => {}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  )

describe('the time is up', () => {
  test.each([
    ['before an answer begins', silence],
    [
      'while its body is on the way',
      (response: { writeHead: (status: number) => void; write: (text: string) => void }) => {
        response.writeHead(200)
        response.write('[{"id":1},')
      },
    ],
  ])('%s', async (_, answer) => {
    server.answer(answer)
    const started = performance.now()
    expect(await failure(client({ timeout: 60 }).strategies.list())).toMatchObject({
      name: 'NetworkError',
      kind: 'timeout',
    })
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test('and the server sees that nobody waits any more', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer((response) => response.on('close', resolve))
    })
    expect(await failure(client({ timeout: 60 }).strategies.list())).toMatchObject({ kind: 'timeout' })
    await closed
  })

  test('for a fetch that does not listen to the signal', async () => {
    const error = await failure(client({ timeout: 20, fetch: never }).explore.list())
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
  })

  test('after 15 seconds, or 60 where files go out', async () => {
    vi.useFakeTimers()
    try {
      const api = client({ fetch: never })
      const outcomes: string[] = []
      const note = (name: string) => () => outcomes.push(name)
      api.strategies.list().catch(note('read'))
      api.blogs.create({ text: 'Title', category: 'Strategies' }).catch(note('upload'))
      await vi.advanceTimersByTimeAsync(14_999)
      expect(outcomes).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      expect(outcomes).toEqual(['read'])
      await vi.advanceTimersByTimeAsync(44_999)
      expect(outcomes).toEqual(['read'])
      await vi.advanceTimersByTimeAsync(1)
      expect(outcomes).toEqual(['read', 'upload'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('never at once, however long it may take', async () => {
    server.answer(json(200, []))
    await expect(client({ timeout: Number.POSITIVE_INFINITY }).strategies.list()).resolves.toEqual([])
  })

  test('no timer is left when an answer came', async () => {
    vi.useFakeTimers()
    try {
      await client({ fetch: async () => Response.json([]) }).strategies.list()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the call is given up', () => {
  test('before it is sent', async () => {
    const fetch = vi.fn(never)
    const error = await failure(client({ fetch }).strategies.list({ signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('while it waits, and the server sees that', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer((response) => response.on('close', resolve))
    })
    const controller = new AbortController()
    const call = failure(client().strategies.list({ signal: controller.signal }))
    await vi.waitFor(() => expect(server.received).toHaveLength(1))
    controller.abort()
    expect(await call).toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    await closed
  })

  test.each([
    ['before an answer begins', silence],
    ['while its body is on the way', (response: ServerResponse) => void response.writeHead(200).write('[')],
  ])(
    '%s, and the server sees that however long it has waited',
    async (_, answer) => {
      let closed = 0
      server.answer((response) => {
        response.on('close', () => (closed += 1))
        answer(response)
      })
      const screens = Array.from({ length: 10 }, () => new AbortController())
      const api = client()
      const calls = screens.map(({ signal }, index) =>
        failure(
          index % 2
            ? api.strategies.list({ signal })
            : api.blogs.update({ id: 1, text: 'Costs' }, { signal }),
        ),
      )
      await vi.waitFor(() => expect(server.received).toHaveLength(calls.length), 10_000)
      for (let times = 0; times < 3; times += 1) {
        collectGarbage()
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      for (const screen of screens) screen.abort()
      for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'aborted' })
      await vi.waitFor(() => expect(closed).toBe(calls.length), 10_000)
    },
    30_000,
  )

  test('for a fetch that does not listen to the signal', async () => {
    const controller = new AbortController()
    const call = failure(client({ fetch: never }).blogs.like(1, { signal: controller.signal }))
    controller.abort(new Error('The screen was left.'))
    const error = await call
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    expect((error as Error).cause).toEqual(new Error('The screen was left.'))
  })

  test('by a signal of the caller that is a timer', async () => {
    const call = client({ fetch: never }).strategies.list({ signal: AbortSignal.timeout(10) })
    expect(await failure(call)).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
  })

  test('too late: the answer stands', async () => {
    server.answer(json(200, [{ id: 1 }]))
    const controller = new AbortController()
    const strategies = await client().strategies.list({ signal: controller.signal })
    controller.abort()
    expect(strategies).toEqual([{ id: 1 }])
  })
})

describe('nobody answers', () => {
  test('where nothing listens', async () => {
    const gone = await startTestServer()
    await gone.close()
    const api = createClient({ baseUrl: gone.origin, notificationsUrl: gone.origin })
    const error = await failure(api.strategies.list())
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'offline' })
    expect((error as Error).cause).toBeInstanceOf(TypeError)
  })

  test('where the connection breaks in the middle of the answer', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('[{"id":1}', () => response.destroy())
    })
    expect(await failure(client().strategies.list())).toMatchObject({ name: 'NetworkError', kind: 'offline' })
  })

  test('where the fetch that stands in throws at once', async () => {
    const broken = () => {
      throw new Error('No network in this test.')
    }
    const error = await failure(client({ fetch: broken }).strategies.list())
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'offline' })
    expect((error as Error).cause).toEqual(new Error('No network in this test.'))
  })
})

test.each([
  ['JSON', () => JSON.stringify({ id: 1 })],
  [
    'a form',
    () => {
      const form = new FormData()
      form.append('image', new File(['bytes'], 'a.png'))
      return form
    },
  ],
])('a request with %s can be attempted again', async (_, body) => {
  server.answer(json(200, {}))
  const outgoing = { request: new Request(server.origin, { method: 'POST' }), payload: body() }
  const sending = { fetch: globalThis.fetch, clock: systemClock }
  await attempt(outgoing, sending, 5000)
  await attempt(outgoing, sending, 5000)
  const [first, second] = server.received
  expect(first?.body).not.toBe('')
  expect(second?.body).toBe(first?.body)
})

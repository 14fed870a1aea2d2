import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { collectGarbage } from '../testing/collect-garbage.ts'
import { json, startTestServer } from '../testing/test-server.ts'
import { createClient } from './index.ts'

const server = await startTestServer()
afterAll(server.close)

const client = (options: { timeout?: number; uploadTimeout?: number; fetch?: typeof fetch } = {}) =>
  createClient({ baseUrl: server.origin, notificationsUrl: server.origin, ...options })

const never = () => new Promise<Response>(() => {})
const noResponse = () => {}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  )

describe('a timeout', () => {
  test.each([
    ['before the response starts', noResponse],
    [
      'during the response body',
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

  test('closes the connection', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer((response) => response.on('close', resolve))
    })
    expect(await failure(client({ timeout: 60 }).strategies.list())).toMatchObject({ kind: 'timeout' })
    await closed
  })

  test('works with a fetch that ignores the signal', async () => {
    const error = await failure(client({ timeout: 20, fetch: never }).explore.list())
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
  })

  test('comes after 15 seconds, or 60 for an upload', async () => {
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

  test('can be infinite', async () => {
    server.answer(json(200, []))
    await expect(client({ timeout: Number.POSITIVE_INFINITY }).strategies.list()).resolves.toEqual([])
  })

  test('leaves no timer after a response', async () => {
    vi.useFakeTimers()
    try {
      await client({ fetch: async () => Response.json([]) }).strategies.list()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('an abort', () => {
  test('before it is sent', async () => {
    const fetch = vi.fn(never)
    const error = await failure(client({ fetch }).strategies.list({ signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('closes the connection', async () => {
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
    ['before the response starts', noResponse],
    ['during the response body', (response: ServerResponse) => void response.writeHead(200).write('[')],
  ])(
    '%s closes the connection, even after garbage collection',
    async (_, answer) => {
      let closed = 0
      server.answer((response) => {
        response.on('close', () => (closed += 1))
        answer(response)
      })
      const controllers = Array.from({ length: 10 }, () => new AbortController())
      const api = client()
      const calls = controllers.map(({ signal }, index) =>
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
      for (const controller of controllers) controller.abort()
      for (const error of await Promise.all(calls)) expect(error).toMatchObject({ kind: 'aborted' })
      await vi.waitFor(() => expect(closed).toBe(calls.length), 10_000)
    },
    30_000,
  )

  test('works with a fetch that ignores the signal', async () => {
    const controller = new AbortController()
    const call = failure(client({ fetch: never }).blogs.like(1, { signal: controller.signal }))
    controller.abort(new Error('The user left the screen.'))
    const error = await call
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'aborted' })
    expect((error as Error).cause).toEqual(new Error('The user left the screen.'))
  })

  test('by an AbortSignal.timeout is a timeout', async () => {
    const call = client({ fetch: never }).strategies.list({ signal: AbortSignal.timeout(10) })
    expect(await failure(call)).toMatchObject({ name: 'NetworkError', kind: 'timeout' })
  })

  test('after the response has no effect', async () => {
    server.answer(json(200, [{ strategyCode: 'A' }]))
    const controller = new AbortController()
    const strategies = await client().strategies.list({ signal: controller.signal })
    controller.abort()
    expect(strategies).toEqual([{ strategyCode: 'A' }])
  })
})

describe('offline', () => {
  test('without a server', async () => {
    const closed = await startTestServer()
    await closed.close()
    const api = createClient({ baseUrl: closed.origin, notificationsUrl: closed.origin })
    const error = await failure(api.strategies.list())
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'offline' })
    expect((error as Error).cause).toBeInstanceOf(TypeError)
  })

  test('when the connection breaks during the response', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'Content-Length': '1000' })
      response.write('[{"id":1}', () => response.destroy())
    })
    expect(await failure(client().strategies.list())).toMatchObject({ name: 'NetworkError', kind: 'offline' })
  })

  test('when fetch throws synchronously', async () => {
    const broken = () => {
      throw new Error('No network in this test.')
    }
    const error = await failure(client({ fetch: broken }).strategies.list())
    expect(error).toMatchObject({ name: 'NetworkError', kind: 'offline' })
    expect((error as Error).cause).toEqual(new Error('No network in this test.'))
  })
})

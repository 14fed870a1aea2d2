import { fakeActor } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { isGuarded } from '../guarded-flow/index.ts'
import {
  type BulkActionEmitted,
  type BulkActionEvent,
  bulkActionView,
  createBulkActionMachine,
} from './index.ts'

interface Blog {
  readonly id: number
}

const offline = new NetworkError('offline', null)
const expired = new ApiError('', 401)
const forbidden = new ApiError('Your role may only look.', 403, { permission: 'write' })

const confirm = { type: 'bulk.confirm' } as const
const cancel = { type: 'bulk.cancel' } as const
const stop = { type: 'bulk.stop' } as const
const retry = { type: 'failed.retry' } as const
const undo = { type: 'hold.undo' } as const
const skip = { type: 'hold.skip' } as const
const dismiss = { type: 'bulk.dismiss' } as const
const leave = { type: 'page.leave' } as const
const logIn = { type: 'login.complete' } as const

function start(count: number, holdSeconds = 0) {
  const { logic, calls } = fakeActor<unknown, { item: Blog }>()
  const clock = new SimulatedClock()
  const bulk = createActor(createBulkActionMachine<Blog>().provide({ actors: { act: logic } }), {
    input: { holdSeconds },
    clock,
  })
  const emitted: BulkActionEmitted<Blog>[] = []
  bulk.on('*', (event) => emitted.push(event))
  bulk.start()
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  bulk.send({ type: 'bulk.ask', items })
  return {
    bulk,
    clock,
    calls,
    emitted,
    ids: () => calls.map(({ input }) => input.item.id),
    send: (...events: BulkActionEvent<Blog>[]) => events.forEach((event) => void bulk.send(event)),
    view: () => bulkActionView(bulk.getSnapshot()),
    isGuarded: () => isGuarded(bulk.getSnapshot()),
  }
}

describe('the question', () => {
  test('comes before the first call, and can be cancelled', () => {
    const { send, calls, view, isGuarded } = start(2)
    expect(view()).toMatchObject({ isConfirming: true, total: 2, done: 0, left: 2 })
    expect(isGuarded()).toBe(false)
    send(cancel)
    expect(view()).toMatchObject({ isConfirming: false, total: 0 })
    send(confirm)
    expect(calls).toEqual([])
  })

  test.each([[[]], [[null]], ['rows'], [undefined], [{}]])('is not asked for %j', (items) => {
    const { bulk, send, view } = start(1)
    send(cancel)
    bulk.send({ type: 'bulk.ask', items: items as never })
    expect(view().isConfirming).toBe(false)
  })
})

describe('the wait before the first call', () => {
  test('counts whole seconds, and then acts', () => {
    const { send, clock, calls, view, isGuarded } = start(2, 3)
    send(confirm)
    expect(view()).toMatchObject({ isConfirming: false, secondsLeft: 3, isRunning: false, total: 2, left: 2 })
    expect(isGuarded()).toBe(true)
    clock.increment(1000)
    expect(view().secondsLeft).toBe(2)
    clock.increment(1000)
    expect(view().secondsLeft).toBe(1)
    clock.increment(999)
    expect(calls).toEqual([])
    clock.increment(1)
    expect([calls.length, view().secondsLeft, view().isRunning]).toEqual([2, null, true])
  })

  test('is taken back: nothing was sent, and the next wait is whole again', () => {
    const { bulk, send, clock, calls, view, emitted, isGuarded } = start(2, 3)
    send(confirm)
    clock.increment(2000)
    send(leave, undo)
    clock.increment(10_000)
    expect([calls, emitted]).toEqual([[], []])
    expect([view().total, isGuarded()]).toEqual([0, false])
    bulk.send({ type: 'bulk.ask', items: [{ id: 1 }] })
    send(confirm)
    expect(view().secondsLeft).toBe(3)
  })

  test('is skipped, and acts once', () => {
    const { send, clock, ids } = start(2, 3)
    send(confirm, skip, skip)
    clock.increment(10_000)
    expect(ids()).toEqual([1, 2])
  })

  test('does not come before a retry', async () => {
    const { send, calls, ids } = start(1, 3)
    send(confirm, skip)
    await calls[0]?.fail(offline)
    send(retry)
    expect(ids()).toEqual([1, 1])
  })
})

describe('a run', () => {
  test('makes three calls at once at most, and the next as one ends', async () => {
    const { send, calls, ids, view, emitted, isGuarded } = start(5)
    send(confirm, confirm)
    expect(ids()).toEqual([1, 2, 3])
    expect([view().isRunning, isGuarded()]).toEqual([true, true])
    await calls[1]?.answer('done')
    expect(ids()).toEqual([1, 2, 3, 4])
    await calls[0]?.answer('done')
    await calls[2]?.answer('done')
    expect(ids()).toEqual([1, 2, 3, 4, 5])
    await calls[4]?.answer('done')
    expect(view()).toMatchObject({ done: 4, left: 1, isRunning: true, isFinished: false })
    await calls[3]?.answer('done')
    expect(view()).toMatchObject({ done: 5, failed: [], left: 0, isFinished: true })
    expect(isGuarded()).toBe(false)
    expect(emitted).toEqual([{ type: 'finished', done: [1, 2, 3, 4, 5].map((id) => ({ id })) }])
    send(dismiss)
    expect(view()).toMatchObject({ isFinished: false, total: 0 })
  })

  test('lists what failed in the order of the items, and retries only that', async () => {
    const { send, calls, ids, view, emitted } = start(4)
    send(confirm)
    await calls[2]?.fail(offline)
    await calls[0]?.fail(new ApiError('This blog is published.', 409))
    await calls[1]?.answer('done')
    await calls[3]?.answer('done')
    expect(view().failed.map(({ item, error }) => [item.id, error])).toEqual([
      [1, calls[0] && expect.any(ApiError)],
      [3, offline],
    ])
    expect(emitted.map(({ type }) => type)).toEqual(['failed', 'failed', 'finished'])
    expect(emitted[0]).toEqual({ type: 'failed', item: { id: 3 }, error: offline })
    send(retry, retry)
    expect(ids().slice(4)).toEqual([1, 3])
    expect(view()).toMatchObject({ done: 2, failed: [], isRunning: true })
    await calls[4]?.answer('done')
    await calls[5]?.answer('done')
    expect(view()).toMatchObject({ done: 4, failed: [], isFinished: true })
    send(retry)
    expect(calls).toHaveLength(6)
  })
})

describe('a stop', () => {
  test('lets the running calls finish, and starts no other, also in the retry', async () => {
    const { send, calls, ids, view } = start(6)
    send(confirm)
    await calls[0]?.answer('done')
    send(stop)
    expect(view()).toMatchObject({ isStopping: true, isRunning: true })
    await calls[1]?.answer('done')
    await calls[2]?.fail(offline)
    expect(view().isRunning).toBe(true)
    await calls[3]?.answer('done')
    expect(view()).toMatchObject({ done: 3, left: 2, isFinished: true, isStopping: false })
    send(retry)
    expect(ids().slice(4)).toEqual([3])
    await calls[4]?.answer('done')
    expect(view()).toMatchObject({ done: 4, failed: [], left: 2, isFinished: true })
  })

  test('follows the refusal of the role', async () => {
    const { send, calls, view } = start(5)
    send(confirm)
    await calls[0]?.fail(forbidden)
    expect(view()).toMatchObject({ isStopping: true, permissionProblem: 'Your role may only look.' })
    await calls[1]?.answer('done')
    await calls[2]?.fail(forbidden)
    expect(calls).toHaveLength(3)
    expect(view()).toMatchObject({ done: 1, left: 2, isFinished: true })
    expect(view().failed).toHaveLength(2)
  })
})

describe('a session that ends', () => {
  test('waits for the running calls, then for the login, which continues', async () => {
    const { send, calls, ids, view, emitted, isGuarded } = start(4)
    send(confirm)
    await calls[1]?.fail(expired)
    send(logIn, stop)
    await calls[0]?.answer('done')
    expect(emitted).toEqual([])
    await calls[2]?.fail(expired)
    expect(emitted).toEqual([{ type: 'sessionExpired' }])
    expect(view()).toMatchObject({ isExpired: true, isRunning: false, done: 1, failed: [], left: 3 })
    expect(isGuarded()).toBe(true)
    send(logIn)
    expect(ids().slice(3)).toEqual([2, 3, 4])
    expect(view()).toMatchObject({ isExpired: false, isStopping: false })
    for (const call of calls.slice(3)) await call.answer('done')
    expect(view()).toMatchObject({ done: 4, isFinished: true })
  })

  test('can be left', async () => {
    const { send, calls, view, emitted } = start(1)
    send(confirm, leave)
    await calls[0]?.fail(expired)
    send(leave)
    expect(emitted.map(({ type }) => type)).toEqual(['sessionExpired', 'left'])
    expect(view()).toMatchObject({ total: 0, isExpired: false })
  })
})

test('stopping the machine aborts its calls', () => {
  const { bulk, send, calls } = start(2)
  send(confirm)
  bulk.stop()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true])
})

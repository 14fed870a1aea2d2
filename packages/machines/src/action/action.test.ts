import { fakeActor } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { outcomeOf, unfinished } from '../failed-outcome/index.ts'
import { isGuarded } from '../guarded-flow/index.ts'
import {
  type ActionEmitted,
  type ActionEvent,
  type ActionInput,
  actionView,
  createActionMachine,
} from './index.ts'

interface Blog {
  readonly id: number
}

const offline = new NetworkError('offline', null)
const expired = new ApiError('', 401)
const refused = new ApiError('This blog is published.', 409)
const fault = new ApiError('', 500)
const forbidden = new ApiError('Your role may only look.', 403, { permission: 'write' })

const confirm = { type: 'action.confirm' } as const
const cancel = { type: 'action.cancel' } as const
const undo = { type: 'action.undo' } as const
const skip = { type: 'action.skip' } as const
const stop = { type: 'action.stop' } as const
const retry = { type: 'action.retry' } as const
const goOn = { type: 'action.continue' } as const
const leave = { type: 'page.leave' } as const
const unload = { type: 'page.unload' } as const
const logIn = { type: 'login.complete' } as const
const logInAsAnother = { type: 'login.change' } as const

const settings = {
  /** A confirmation on its screen. */
  confirmation: { asks: true, seconds: 0, view: 'dialog' },
  /** A confirmation that waits. */
  held: { asks: true, seconds: 3, view: 'bar' },
  /** A form that is sent after a wait. */
  sending: { asks: false, seconds: 3, view: 'bar' },
  bulk: { asks: true, seconds: 0, view: 'list' },
  atOnce: { asks: false, seconds: 0, view: 'dialog' },
} as const satisfies Record<string, ActionInput>

function start(input: ActionInput, count = 1) {
  const { logic, calls } = fakeActor<string, { item: Blog }>()
  const clock = new SimulatedClock()
  const machine = createActionMachine<Blog, string>().provide({ actors: { act: logic } })
  const action = createActor(machine, { input, clock })
  const emitted: ActionEmitted<Blog, string>[] = []
  action.on('*', (event) => emitted.push(event))
  action.start()
  const items = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  action.send({ type: 'action.ask', items })
  return {
    action,
    calls,
    emitted,
    items,
    types: () => emitted.map(({ type }) => type),
    ids: () => calls.map(({ input: { item } }) => item.id),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    send: (...events: ActionEvent<Blog>[]) => events.forEach((event) => void action.send(event)),
    view: () => actionView(action.getSnapshot()),
    isGuarded: () => isGuarded(action.getSnapshot()),
  }
}

describe('the start', () => {
  test.each([
    ['confirmation', 'asking'],
    ['held', 'asking'],
    ['sending', 'waiting'],
    ['atOnce', 'acting'],
  ] as const)('of %s is %s', (name, status) => {
    expect(start(settings[name]).view().status).toBe(status)
  })
})

describe('the question', () => {
  test('comes before the call, is no reason to stay, and can be cancelled', () => {
    const { send, calls, emitted, view, isGuarded } = start(settings.confirmation)
    expect([view().status, isGuarded()]).toEqual(['asking', false])
    send(cancel)
    expect([view().status, view().total]).toEqual(['idle', 0])
    expect(emitted).toEqual([{ type: 'closed', needsReload: false }])
    send(confirm)
    expect(calls).toEqual([])
  })

  test.each([
    ['a refusal', 'confirmation', refused, false],
    ['a role that was withdrawn', 'confirmation', forbidden, false],
    ['a refusal after a wait', 'held', refused, false],
    ['a fault of the server', 'confirmation', fault, true],
    // What was typed is in its bar alone.
    ['a refusal of a form', 'sending', refused, true],
  ] as const)('after %s of a %s the page can be closed: %o', async (_, name, error, isKept) => {
    const { send, calls, emitted, isGuarded, view } = start(settings[name])
    send(confirm, skip)
    await calls[0]?.fail(error)
    expect([view().status, isGuarded()]).toEqual(['stopped', isKept])
    send(unload)
    expect(emitted.at(-1)).toEqual({
      type: 'unfinished',
      items: error === fault ? [{ item: { id: 1 }, ...outcomeOf(fault) }] : [],
    })
  })
})

describe('the wait', () => {
  test('counts its seconds, then acts once', async () => {
    const { calls, emitted, items, pass, view, isGuarded } = start(settings.sending)
    const seen: (number | null)[] = []
    for (let second = 0; second < 3; second++) {
      seen.push(view().secondsLeft)
      pass(999)
      expect([calls.length, isGuarded()]).toEqual([0, true])
      pass(1)
    }
    expect(seen).toEqual([3, 2, 1])
    pass(60_000)
    expect([calls.length, view().secondsLeft]).toEqual([1, null])
    await calls[0]?.answer('sent')
    // A toast says it: nothing is left to close.
    expect(emitted).toEqual([
      { type: 'done', item: { id: 1 }, result: 'sent' },
      { type: 'settled', done: items, isDone: true },
      { type: 'closed', needsReload: true },
    ])
    expect([view().status, isGuarded()]).toEqual(['idle', false])
  })

  test('a clock that is set back or forward changes nothing', () => {
    vi.useFakeTimers()
    try {
      const { logic, calls } = fakeActor<unknown, { item: Blog }>()
      const machine = createActionMachine<Blog>().provide({ actors: { act: logic } })
      const action = createActor(machine, { input: settings.sending }).start()
      action.send({ type: 'action.ask', items: [{ id: 1 }] })
      vi.advanceTimersByTime(1500)
      vi.setSystemTime(Date.now() - 86_400_000)
      vi.advanceTimersByTime(1499)
      expect([actionView(action.getSnapshot()).secondsLeft, calls.length]).toEqual([1, 0])
      vi.setSystemTime(Date.now() + 2 * 86_400_000)
      expect(calls).toHaveLength(0)
      vi.advanceTimersByTime(1)
      expect(calls).toHaveLength(1)
      action.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    ['before the call', [], unfinished.leftBefore],
    ['while it is asked whether to leave', [leave], unfinished.leftBefore],
    ['during the call', [skip], unfinished.leftDuring],
  ] as const)('a page that is closed %s says what is unfinished', (_, events, outcome) => {
    const { calls, emitted, pass, send } = start(settings.sending)
    send(...events, unload)
    expect(emitted.at(-1)).toEqual({ type: 'unfinished', items: [{ item: { id: 1 }, ...outcome }] })
    const before = calls.length
    pass(60_000)
    expect(calls).toHaveLength(before)
  })
})

describe('many items', () => {
  test('three calls run at once at most, and the next starts as one ends', async () => {
    const { send, calls, ids, items, view, emitted, isGuarded } = start(settings.bulk, 5)
    send(confirm)
    expect([ids(), isGuarded(), view().isStopping]).toEqual([[1, 2, 3], true, false])
    await calls[1]?.answer('done')
    expect(ids()).toEqual([1, 2, 3, 4])
    await calls[0]?.answer('done')
    await calls[2]?.answer('done')
    await calls[4]?.answer('done')
    expect(view()).toMatchObject({ done: 4, status: 'acting' })
    await calls[3]?.answer('done')
    expect(view()).toMatchObject({ done: 5, failed: [], left: [], status: 'done' })
    expect([isGuarded(), emitted.at(-1)]).toEqual([false, { type: 'settled', done: items, isDone: true }])
  })

  test('what failed is listed in the order of the items, and only that is tried again', async () => {
    const { send, calls, ids, view, types } = start(settings.bulk, 4)
    send(confirm)
    await calls[2]?.fail(offline)
    await calls[0]?.fail(refused)
    await calls[1]?.answer('done')
    await calls[3]?.answer('done')
    expect(view()).toMatchObject({ error: refused, isUnknown: true, permissionProblem: undefined })
    expect(view().failed).toEqual([
      { item: { id: 1 }, error: refused, outcome: 'refused' },
      { item: { id: 3 }, error: offline, outcome: 'unknown' },
    ])
    expect(types()).toEqual(['failed', 'failed', 'done', 'done', 'settled'])
    send(goOn, retry, retry)
    expect(ids().slice(4)).toEqual([1, 3])
    await calls[4]?.answer('done')
    await calls[5]?.answer('done')
    expect(view()).toMatchObject({ done: 4, failed: [], status: 'done' })
  })

  test('a role that was withdrawn stops it', async () => {
    const { send, calls, view } = start(settings.bulk, 5)
    send(confirm)
    await calls[0]?.fail(forbidden)
    expect(view()).toMatchObject({ isStopping: true, permissionProblem: 'Your role may only look.' })
    await calls[1]?.answer('done')
    await calls[2]?.fail(forbidden)
    expect(calls).toHaveLength(3)
    expect(view()).toMatchObject({ done: 1, status: 'stopped' })
  })

  test('a stop lets the running calls finish; the rest is continued, apart from what failed', async () => {
    const { send, calls, ids, view } = start(settings.bulk, 6)
    send(confirm)
    await calls[0]?.answer('done')
    send(stop)
    expect(view()).toMatchObject({ isStopping: true, isBusy: true })
    await calls[1]?.answer('done')
    await calls[2]?.fail(offline)
    await calls[3]?.answer('done')
    expect(view()).toMatchObject({ done: 3, left: [{ id: 5 }, { id: 6 }], status: 'stopped' })
    send(retry)
    expect(ids().slice(4)).toEqual([3])
    await calls[4]?.fail(offline)
    expect(view()).toMatchObject({ done: 3, left: [{ id: 5 }, { id: 6 }], status: 'stopped' })
    send(goOn)
    expect(ids().slice(5)).toEqual([5, 6])
    await calls[5]?.answer('done')
    await calls[6]?.answer('done')
    expect(view()).toMatchObject({ done: 5, left: [], status: 'stopped' })
    expect(view().failed).toHaveLength(1)
  })
})

describe('a session that ends', () => {
  test('waits for the running calls, then for the login, which continues', async () => {
    const { send, calls, ids, view, types, isGuarded } = start(settings.bulk, 4)
    send(confirm)
    await calls[1]?.fail(expired)
    send(logIn, stop)
    await calls[0]?.answer('done')
    expect(types()).toEqual(['done'])
    await calls[2]?.fail(expired)
    expect(types()).toEqual(['done', 'sessionExpired'])
    expect(view()).toMatchObject({ status: 'waitingForLogin', isBusy: false, isBlocked: true, failed: [] })
    expect(isGuarded()).toBe(true)
    send(undo, skip, logIn)
    expect(ids().slice(3)).toEqual([2, 3, 4])
    for (const call of calls.slice(3)) await call.answer('done')
    expect(view()).toMatchObject({ done: 4, status: 'done' })
  })

  test('5,000 items that are stopped half-way are continued by another person only after a question', async () => {
    const { send, calls, ids, view } = start(settings.bulk, 5_000)
    send(confirm)
    for (let index = 0; index < 2_500; index++) await calls[index]?.answer('done')
    send(stop)
    for (const call of calls.slice(2_500)) await call.answer('done')
    expect([view().status, view().done]).toEqual(['stopped', 2_503])
    send(logInAsAnother)
    expect([view().status, calls.length, view().left.length]).toEqual(['asking', 2_503, 2_497])
    send(cancel)
    expect([view().status, view().done]).toEqual(['stopped', 2_503])
    send(logInAsAnother, confirm, stop)
    for (const call of calls.slice(2_503)) await call.answer('done')
    expect(new Set(ids()).size).toBe(calls.length)
    expect(view().done).toBe(2_506)
  })
})

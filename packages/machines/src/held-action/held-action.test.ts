import { fakeActor, reachableStates, statesOf } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { isGuarded } from '../guarded-flow/index.ts'
import {
  createHeldActionMachine,
  type HeldActionEmitted,
  type HeldActionEvent,
  heldActionView,
} from './index.ts'

interface Draft {
  readonly title: string
}

const subject: Draft = { title: 'Markets closed' }
const offline = new NetworkError('offline', null)
const expired = new ApiError('', 401)
const undo = { type: 'hold.undo' } as const
const skip = { type: 'hold.skip' } as const
const dismiss = { type: 'action.dismiss' } as const
const leave = { type: 'page.leave' } as const

function start(seconds = 5) {
  const { logic, calls } = fakeActor<string, { subject: Draft }>()
  const clock = new SimulatedClock()
  const action = createActor(createHeldActionMachine<Draft, string>().provide({ actors: { act: logic } }), {
    input: { subject, seconds },
    clock,
  })
  const emitted: HeldActionEmitted<Draft, string>[] = []
  action.on('*', (event) => emitted.push(event))
  action.start()
  return {
    calls,
    emitted,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    send: (...events: HeldActionEvent[]) => events.forEach((event) => void action.send(event)),
    view: () => heldActionView(action.getSnapshot()),
    isGuarded: () => isGuarded(action.getSnapshot()),
    isOver: () => action.getSnapshot().status === 'done',
  }
}

describe('a held action', () => {
  test('counts its seconds, then acts once', async () => {
    const { calls, emitted, pass, view, isOver } = start()
    const seen: (number | null)[] = []
    for (let second = 0; second < 5; second++) {
      seen.push(view().secondsLeft)
      pass(999)
      expect(calls).toHaveLength(0)
      pass(1)
    }
    expect(seen).toEqual([5, 4, 3, 2, 1])
    expect(calls.map(({ input }) => input)).toEqual([{ subject }])
    expect(view()).toMatchObject({ status: 'acting', secondsLeft: null, isBusy: true, isBlocked: true })
    pass(60_000)
    await calls[0]?.answer('sent')
    expect([calls.length, isOver()]).toEqual([1, true])
    expect(emitted).toEqual([{ type: 'done', subject, result: 'sent' }])
  })

  test('is taken back: nothing is called, and its form opens with the same subject', () => {
    const { calls, emitted, pass, send, view, isOver } = start()
    pass(4_999)
    send(undo)
    pass(60_000)
    expect(calls).toHaveLength(0)
    expect(emitted).toEqual([{ type: 'reopening', subject }])
    expect(emitted[0]).toHaveProperty('subject', subject)
    expect(view()).toMatchObject({ isStopped: true, error: null, secondsLeft: null })
    send(dismiss)
    expect(isOver()).toBe(true)
  })

  test('a form that could not open is opened again on demand', () => {
    const { emitted, send, view } = start()
    send(undo, { type: 'action.reopen' })
    expect(emitted).toEqual([
      { type: 'reopening', subject },
      { type: 'reopening', subject },
    ])
    expect(view().isStopped).toBe(true)
  })

  test('acts at once on demand, also twice', () => {
    const { calls, pass, send } = start()
    send(skip, skip)
    pass(60_000)
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['before', (pass: () => void, press: () => void) => [press(), pass()]],
    ['after', (pass: () => void, press: () => void) => [pass(), press()]],
  ])('Send now just %s the last second calls once', (_, inOrder) => {
    const { calls, pass, send } = start(1)
    inOrder(
      () => pass(1000),
      () => send(skip),
    )
    pass(5_000)
    expect(calls).toHaveLength(1)
  })

  test('cannot be taken back once it acts', () => {
    const { calls, emitted, send, view } = start()
    send(skip, undo, dismiss, leave)
    expect(view().isBusy).toBe(true)
    expect([calls.length, emitted.length]).toEqual([1, 0])
    expect(calls[0]?.signal.aborted).toBe(false)
  })

  test('a failure keeps the subject, for its form', async () => {
    const { calls, emitted, send, view } = start()
    send(skip)
    await calls[0]?.fail(offline)
    expect(view()).toMatchObject({ isStopped: true, subject, error: offline })
    send({ type: 'action.reopen' })
    expect(emitted).toEqual([
      { type: 'failed', subject, error: offline, outcome: 'unknown' },
      { type: 'reopening', subject },
    ])
  })

  test.each([
    ['before the act', [], false],
    ['after it was taken back', [undo], false],
    ['while it is asked whether to discard it', [leave], false],
    ['during the act', [skip], true],
  ])('a page that is left %s says what is unfinished', (_, events, isSent) => {
    const { calls, emitted, pass, send, view } = start()
    send(...events, { type: 'page.unload' })
    expect(emitted.at(-1)).toEqual({ type: 'unfinished', subject, isSent })
    expect(view().status).toBe('closed')
    pass(60_000)
    expect(calls).toHaveLength(isSent ? 1 : 0)
  })

  test('a page that is left after a failure whose outcome is unknown says that it was sent', async () => {
    const { calls, emitted, send } = start()
    send(skip)
    await calls[0]?.fail(offline)
    send({ type: 'page.unload' })
    expect(emitted.at(-1)).toEqual({ type: 'unfinished', subject, isSent: true })
  })

  test('another person who logs in does not act for the first one', async () => {
    const waiting = start()
    waiting.send({ type: 'login.change' })
    waiting.pass(60_000)
    expect(waiting.view()).toMatchObject({ isStopped: true, subject, error: null })
    expect(waiting.calls).toHaveLength(0)

    const expiredAct = start()
    expiredAct.send(skip)
    await expiredAct.calls[0]?.fail(expired)
    expiredAct.send({ type: 'login.change' })
    expect(expiredAct.view()).toMatchObject({ isStopped: true, subject })
    expect(expiredAct.calls).toHaveLength(1)
  })

  test('a failure whose outcome is unknown is tried again with the same subject; a refusal is not', async () => {
    const { calls, emitted, send, view } = start()
    const retry = { type: 'action.retry' } as const
    send(skip, retry)
    await calls[0]?.fail(offline)
    expect(view().isUnknown).toBe(true)
    send(retry, retry)
    expect(view()).toMatchObject({ isBusy: true, isUnknown: false, error: null })
    expect(calls.map(({ input }) => input.subject)).toEqual([subject, subject])
    await calls[1]?.fail(new ApiError('Too long.', 422))
    expect(view()).toMatchObject({ isStopped: true, isUnknown: false })
    send(retry)
    expect(calls).toHaveLength(2)
    expect(emitted.map((event) => 'outcome' in event && event.outcome)).toEqual(['unknown', 'refused'])
  })

  test('a session that has expired waits for the next login, which acts', async () => {
    const { calls, emitted, pass, send, view } = start()
    send(skip)
    await calls[0]?.fail(expired)
    expect(emitted).toEqual([{ type: 'sessionExpired' }])
    expect(view()).toMatchObject({ status: 'waitingForLogin', isBusy: false, isBlocked: true, error: null })
    send(undo, skip, leave)
    pass(60_000)
    expect(calls).toHaveLength(1)
    send({ type: 'login.complete' })
    await calls[1]?.answer('sent')
    expect(emitted.at(-1)).toEqual({ type: 'done', subject, result: 'sent' })
  })

  test('a login that follows another failure acts nothing', async () => {
    const { calls, send, view } = start()
    send(skip)
    await calls[0]?.fail(offline)
    send({ type: 'login.complete' }, skip)
    expect([calls.length, view().isStopped]).toEqual([1, true])
  })

  test('leaving asks first, and stops the countdown', () => {
    const { calls, emitted, pass, send, view, isOver } = start()
    send(leave)
    pass(60_000)
    expect(calls).toHaveLength(0)
    expect(view()).toMatchObject({ isConfirmingDiscard: true, isStopped: true })
    send({ type: 'discard.cancel' })
    pass(60_000)
    expect(view().status).toBe('stopped')
    send(leave, { type: 'discard.confirm' })
    expect([calls.length, isOver()]).toEqual([0, true])
    expect(emitted).toEqual([{ type: 'left' }])
  })

  test('guards the page until it is over', async () => {
    const held = start()
    expect(held.isGuarded()).toBe(true)
    held.send(undo)
    expect(held.isGuarded()).toBe(true)
    held.send(dismiss)
    expect(held.isGuarded()).toBe(false)
    const sent = start()
    sent.send(skip)
    expect(sent.isGuarded()).toBe(true)
    await sent.calls[0]?.fail(expired)
    expect(sent.isGuarded()).toBe(true)
    sent.send({ type: 'login.complete' })
    await sent.calls[1]?.answer('sent')
    expect(sent.isGuarded()).toBe(false)
  })

  test('a clock that is set back or forward during the hold changes nothing', () => {
    vi.useFakeTimers()
    try {
      const { logic, calls } = fakeActor<string, { subject: Draft }>()
      const machine = createHeldActionMachine<Draft, string>().provide({ actors: { act: logic } })
      const action = createActor(machine, { input: { subject, seconds: 3 } }).start()
      vi.advanceTimersByTime(1500)
      vi.setSystemTime(Date.now() - 86_400_000)
      vi.advanceTimersByTime(1499)
      expect([heldActionView(action.getSnapshot()).secondsLeft, calls.length]).toEqual([1, 0])
      vi.setSystemTime(Date.now() + 2 * 86_400_000)
      expect(calls).toHaveLength(0)
      vi.advanceTimersByTime(1)
      expect(calls).toHaveLength(1)
      action.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  test('stopping it aborts the call', () => {
    const { logic, calls } = fakeActor<string, { subject: Draft }>()
    const machine = createHeldActionMachine<Draft, string>().provide({ actors: { act: logic } })
    const action = createActor(machine, { input: { subject, seconds: 3 } }).start()
    action.send(skip)
    action.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})

test('every state can be reached', () => {
  const machine = createHeldActionMachine<Draft, string>()
  const states = reachableStates(
    machine,
    [
      undo,
      skip,
      dismiss,
      leave,
      { type: 'login.complete' },
      { type: 'login.change' },
      { type: 'discard.confirm' },
      { type: 'xstate.done.actor.act', output: 'sent' },
      { type: 'xstate.error.actor.act', error: expired },
      { type: 'xstate.error.actor.act', error: offline },
    ] as never,
    { subject, seconds: 1 },
  )
  expect(states).toEqual(statesOf(machine))
})

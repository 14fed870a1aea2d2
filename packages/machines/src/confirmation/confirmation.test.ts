import { fakeActor, reachableStates, statesOf } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { isGuarded } from '../guarded-flow/index.ts'
import {
  type ConfirmationEmitted,
  type ConfirmationEvent,
  confirmationView,
  createConfirmationMachine,
} from './index.ts'

interface Blog {
  readonly id: number
}

const blog: Blog = { id: 7 }
const offline = new NetworkError('offline', null)

function start() {
  const act = fakeActor<string, { subject: Blog }>()
  const confirmation = createActor(
    createConfirmationMachine<Blog, string>().provide({ actors: { act: act.logic } }),
  )
  const emitted: ConfirmationEmitted<Blog, string>[] = []
  confirmation.on('*', (event) => emitted.push(event))
  confirmation.start()
  const send = (...events: ConfirmationEvent<Blog>[]) => {
    for (const event of events) confirmation.send(event)
  }
  return {
    confirmation,
    calls: act.calls,
    emitted,
    send,
    view: () => confirmationView(confirmation.getSnapshot()),
  }
}

const ask = { type: 'confirmation.ask', subject: blog } as const
const confirm = { type: 'confirmation.confirm' } as const
const cancel = { type: 'confirmation.cancel' } as const
const dismiss = { type: 'confirmation.dismiss' } as const

describe('the flow', () => {
  test('asks, acts and emits the outcome', async () => {
    const { send, calls, emitted, view } = start()
    expect(view()).toMatchObject({ status: 'idle', isOpen: false, subject: null })
    send(ask)
    expect(view()).toMatchObject({ status: 'confirming', isOpen: true, isBusy: false, subject: blog })
    expect(calls).toHaveLength(0)
    send(confirm)
    expect(view()).toMatchObject({ isOpen: true, isBusy: true })
    expect(calls[0]?.input).toEqual({ subject: blog })
    await calls[0]?.answer('deleted')
    expect(view()).toMatchObject({ status: 'done', isOpen: false, isDone: true, subject: blog })
    send(dismiss)
    expect(view().status).toBe('idle')
    expect(emitted).toEqual([
      { type: 'done', subject: blog, result: 'deleted' },
      { type: 'closed', needsReload: true },
    ])
  })

  test('does nothing once it is cancelled', () => {
    const { send, calls, emitted, view } = start()
    send(ask, cancel)
    expect(view()).toMatchObject({ status: 'idle', subject: blog })
    expect(calls).toHaveLength(0)
    expect(emitted).toEqual([{ type: 'closed', needsReload: false }])
  })

  test('a failure leaves the question open, to be confirmed again or cancelled', async () => {
    const { send, calls, emitted, view } = start()
    send(ask, confirm)
    await calls[0]?.fail(offline)
    expect(view()).toMatchObject({ status: 'confirming', error: offline })
    expect(emitted).toEqual([{ type: 'failed', subject: blog, error: offline, outcome: 'unknown' }])
    send(confirm)
    expect(view().error).toBeNull()
    await calls[1]?.fail(offline)
    send(cancel, { type: 'confirmation.ask', subject: { id: 8 } })
    expect(view()).toMatchObject({ subject: { id: 8 }, error: null })
  })

  test.each([
    ['may have been done', offline, true],
    ['was refused', new ApiError('No.', 409), false],
  ])(
    'after an act that %s, cancelling it tells whether the screen needs a reload',
    async (_, error, isUnknown) => {
      const { send, calls, emitted, view } = start()
      send(ask, confirm)
      await calls[0]?.fail(error)
      expect(view().isUnknown).toBe(isUnknown)
      send(cancel)
      expect(emitted.at(-1)).toEqual({ type: 'closed', needsReload: isUnknown })
      send(ask)
      expect(view().isUnknown).toBe(false)
    },
  )

  test('a session that has expired waits for the next login, which acts', async () => {
    const { send, calls, emitted, view } = start()
    send(ask, confirm)
    const expired = new ApiError('', 401)
    await calls[0]?.fail(expired)
    expect(view()).toMatchObject({
      status: 'waitingForLogin',
      isOpen: true,
      isBlocked: true,
      subject: blog,
      error: null,
    })
    expect(emitted).toEqual([{ type: 'sessionExpired' }])
    send(confirm, cancel)
    expect(calls).toHaveLength(1)
    send({ type: 'login.complete' })
    await calls[1]?.answer('deleted')
    expect(view().isDone).toBe(true)
  })

  test('another person who logs in is asked again', async () => {
    const { send, calls, view } = start()
    send(ask, confirm)
    await calls[0]?.fail(new ApiError('', 401))
    send({ type: 'login.change' })
    expect(view()).toMatchObject({ status: 'confirming', subject: blog, error: null })
    expect(calls).toHaveLength(1)
  })

  test('leaving the page while it waits for a login closes the question', async () => {
    const { send, calls, emitted, view } = start()
    send(ask, confirm)
    await calls[0]?.fail(new ApiError('', 401))
    send({ type: 'page.leave' })
    expect(view().status).toBe('idle')
    expect(emitted).toEqual([
      { type: 'sessionExpired' },
      { type: 'closed', needsReload: false },
      { type: 'left' },
    ])
  })

  test('only the act and the wait for a login guard the page; the act cannot be left', async () => {
    const { send, calls, confirmation, view } = start()
    const guarded = () => isGuarded(confirmation.getSnapshot())
    send(ask)
    expect(guarded()).toBe(false)
    send(confirm, { type: 'page.leave' })
    expect([guarded(), view().isBusy]).toEqual([true, true])
    await calls[0]?.fail(new ApiError('', 401))
    expect(guarded()).toBe(true)
  })
})

describe('an event at the wrong time', () => {
  const accepted: Record<string, ConfirmationEvent<Blog>['type'][]> = {
    idle: ['confirmation.ask'],
    confirming: ['confirmation.confirm', 'confirmation.cancel'],
    acting: [],
    waitingForLogin: ['page.leave', 'login.complete', 'login.change'],
    done: ['confirmation.dismiss'],
  }
  const machine = createConfirmationMachine<Blog>()

  test.each(Object.entries(accepted))('%s accepts %j and ignores the rest', (value, types) => {
    const snapshot = machine.resolveState({
      value,
      context: { subject: blog, error: null, outcome: null },
    } as Parameters<typeof machine.resolveState>[0])
    expect(
      [
        ...[ask, confirm, cancel, dismiss, { type: 'page.leave' } as const],
        ...[{ type: 'login.complete' } as const, { type: 'login.change' } as const],
      ]
        .filter((event) => snapshot.can(event))
        .map(({ type }) => type),
    ).toEqual(types)
  })

  test('a double click acts once, on what was asked about', async () => {
    const { send, calls, emitted } = start()
    send(ask, confirm, confirm, cancel, { type: 'confirmation.ask', subject: { id: 8 } })
    expect(calls).toHaveLength(1)
    await calls[0]?.answer('deleted')
    expect(emitted).toEqual([{ type: 'done', subject: blog, result: 'deleted' }])
  })

  test('stopping it aborts the act, and a late answer emits nothing', async () => {
    const { confirmation, send, calls, emitted } = start()
    send(ask, confirm)
    confirmation.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
    await calls[0]?.answer('deleted')
    expect(emitted).toEqual([])
  })
})

test('every state can be reached', () => {
  const machine = createConfirmationMachine<Blog>()
  const states = reachableStates(machine, [
    ask,
    confirm,
    { type: 'xstate.done.actor.act', output: '' },
    { type: 'xstate.error.actor.act', error: new ApiError('', 401) },
  ] as never)
  expect(states).toEqual(statesOf(machine))
})

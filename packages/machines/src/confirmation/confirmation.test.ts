import { fakeActor, reachableStates, statesOf } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  type ConfirmationEvent,
  type ConfirmationTold,
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
  const told: ConfirmationTold<Blog, string>[] = []
  confirmation.on('*', (event) => told.push(event))
  confirmation.start()
  const send = (...events: ConfirmationEvent<Blog>[]) => {
    for (const event of events) confirmation.send(event)
  }
  return {
    confirmation,
    calls: act.calls,
    told,
    send,
    view: () => confirmationView(confirmation.getSnapshot()),
  }
}

const ask = { type: 'confirmation.ask', subject: blog } as const
const confirm = { type: 'confirmation.confirm' } as const
const cancel = { type: 'confirmation.cancel' } as const
const dismiss = { type: 'confirmation.dismiss' } as const

describe('the walk', () => {
  test('ask, act, tell', async () => {
    const { send, calls, told, view } = start()
    expect(view()).toMatchObject({ status: 'idle', isOpen: false, subject: null })
    send(ask)
    expect(view()).toMatchObject({ status: 'asking', isOpen: true, isBusy: false, subject: blog })
    expect(calls).toHaveLength(0)
    send(confirm)
    expect(view()).toMatchObject({ isOpen: true, isBusy: true })
    expect(calls[0]?.input).toEqual({ subject: blog })
    await calls[0]?.answer('gone')
    expect(view()).toMatchObject({ status: 'done', isOpen: false, isDone: true, subject: blog })
    send(dismiss)
    expect(view().status).toBe('idle')
    expect(told).toEqual([
      { type: 'done', subject: blog, result: 'gone' },
      { type: 'closed', isDone: true },
    ])
  })

  test('what is cancelled is not done', () => {
    const { send, calls, told, view } = start()
    send(ask, cancel)
    expect(view()).toMatchObject({ status: 'idle', subject: blog })
    expect(calls).toHaveLength(0)
    expect(told).toEqual([{ type: 'closed', isDone: false }])
  })

  test('a failure leaves the question standing, to be confirmed again or cancelled', async () => {
    const { send, calls, told, view } = start()
    send(ask, confirm)
    await calls[0]?.fail(offline)
    expect(view()).toMatchObject({ status: 'asking', error: offline })
    expect(told).toEqual([{ type: 'failed', subject: blog, error: offline }])
    send(confirm)
    expect(view().error).toBeNull()
    await calls[1]?.fail(offline)
    send(cancel, { type: 'confirmation.ask', subject: { id: 8 } })
    expect(view()).toMatchObject({ subject: { id: 8 }, error: null })
  })

  test('a session that has expired is told, and the question waits', async () => {
    const { send, calls, told, view } = start()
    send(ask, confirm)
    const expired = new ApiError('', 401)
    await calls[0]?.fail(expired)
    expect(view()).toMatchObject({ status: 'asking', subject: blog, error: expired })
    expect(told).toEqual([{ type: 'sessionExpired' }])
    send(confirm)
    await calls[1]?.answer('gone')
    expect(view().isDone).toBe(true)
  })
})

describe('what comes at the wrong time', () => {
  const taken: Record<string, ConfirmationEvent<Blog>['type'][]> = {
    idle: ['confirmation.ask'],
    asking: ['confirmation.confirm', 'confirmation.cancel'],
    acting: [],
    done: ['confirmation.dismiss'],
  }
  const machine = createConfirmationMachine<Blog>()

  test.each(Object.entries(taken))('%s takes %j and ignores the rest', (value, types) => {
    const snapshot = machine.resolveState({ value, context: { subject: blog, error: null } } as Parameters<
      typeof machine.resolveState
    >[0])
    expect(
      [ask, confirm, cancel, dismiss].filter((event) => snapshot.can(event)).map(({ type }) => type),
    ).toEqual(types)
  })

  test('a double click acts once, on what was asked about', async () => {
    const { send, calls, told } = start()
    send(ask, confirm, confirm, cancel, { type: 'confirmation.ask', subject: { id: 8 } })
    expect(calls).toHaveLength(1)
    await calls[0]?.answer('gone')
    expect(told).toEqual([{ type: 'done', subject: blog, result: 'gone' }])
  })

  test('stopping it aborts the act, and a late answer is not told', async () => {
    const { confirmation, send, calls, told } = start()
    send(ask, confirm)
    confirmation.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
    await calls[0]?.answer('gone')
    expect(told).toEqual([])
  })
})

test('every state can be reached', () => {
  const machine = createConfirmationMachine<Blog>()
  const states = reachableStates(machine, [
    ask,
    confirm,
    { type: 'xstate.done.actor.act', output: '' },
  ] as never)
  expect(states).toEqual(statesOf(machine))
})

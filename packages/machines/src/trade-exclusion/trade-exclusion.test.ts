import { fakeActor, reachableStates } from '@tarang/flow-testing'
import { ApiError, createClient, type LiveTradeExclusion, NetworkError } from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import {
  type ExcludableTrade,
  type TradeExclusionEmitted,
  type TradeExclusionEvent,
  tradeExclusionActors,
  tradeExclusionMachine,
  tradeExclusionView,
} from './index.ts'
import { exclusionOf, isExcludable, isExcluded, withStocks } from './trade-exclusion.model.ts'

const trade: ExcludableTrade = { stockName: 'INFY', entryDate: '2025-01-10' }
const offline = new NetworkError('offline', null)

function start() {
  const list = fakeActor<readonly string[]>()
  const exclude = fakeActor<unknown, LiveTradeExclusion>()
  const exclusion = createActor(
    tradeExclusionMachine.provide({ actors: { listExcluded: list.logic, excludeTrade: exclude.logic } }),
  )
  const emitted: TradeExclusionEmitted[] = []
  exclusion.on('*', (event) => emitted.push(event))
  exclusion.start()
  const send = (...events: TradeExclusionEvent[]) => {
    for (const event of events) exclusion.send(event)
  }
  return {
    exclusion,
    lists: list.calls,
    calls: exclude.calls,
    emitted,
    send,
    state: () => exclusion.getSnapshot().value,
    view: () => tradeExclusionView(exclusion.getSnapshot()),
  }
}

async function startLoaded(...excluded: string[]) {
  const running = start()
  await running.lists[0]?.answer(excluded)
  return running
}

const exclude = { type: 'trade.exclude', trade } as const
const confirm = { type: 'exclusion.confirm' } as const
const cancel = { type: 'exclusion.cancel' } as const
const dismiss = { type: 'exclusion.dismiss' } as const
const reload = { type: 'excluded.reload' } as const
const logIn = { type: 'login.complete' } as const
const logInAsAnother = { type: 'login.change' } as const
const leave = { type: 'page.leave' } as const

describe('the model', () => {
  test.each<[Record<string, unknown>, string | null]>([
    [{ entryDate: '2025-01-10' }, '2025-01-10'],
    [{ entryDate: '2025-01-10T23:59:59' }, '2025-01-10'],
    [{ entryDate: '2025-01-10T18:29:59Z' }, '2025-01-10'],
    [{ entryDate: '2025-01-10T18:30:00Z' }, '2025-01-11'],
    [{ entryDate: '2025-01-11T02:00:00+05:30' }, '2025-01-11'],
    [{ entryDate: '2025-01-10T23:00:00-08:00' }, '2025-01-11'],
    [{ entryDate: '2025-02-30' }, null],
    [{ entryDate: 'soon' }, null],
    [{ entryDate: '' }, null],
    [{ entryDate: null }, null],
    [{ entryDate: undefined }, null],
    [{ stockName: '' }, null],
    [{ stockName: '  ' }, null],
    [{ stockName: null }, null],
    [{ stockName: 7 }, null],
  ])('a trade with %j is excluded on %j', (parts, businessDate) => {
    const one = { ...trade, ...parts } as ExcludableTrade
    expect(exclusionOf(one)).toEqual(businessDate && { stockName: 'INFY', businessDate })
    expect(isExcludable({ excluded: [] }, one)).toBe(businessDate !== null)
  })

  test.each([
    ['INFY', true],
    ['infy', false],
    ['INFY ', false],
    ['TCS', false],
    [null, false],
  ])('where INFY and M&M are excluded, is %j? %j', (stockName, excluded) => {
    const one = { stockName, entryDate: '2025-01-10' } as ExcludableTrade
    expect(isExcluded({ excluded: ['M&M', 'INFY'] }, one)).toBe(excluded)
    expect(isExcludable({ excluded: ['M&M', 'INFY'] }, one)).toBe(!excluded && stockName !== null)
  })

  test('stocks are listed once each', () => {
    expect(withStocks(['A', 'B'], ['B', 'C'])).toEqual(['A', 'B', 'C'])
  })
})

describe('the trades already excluded', () => {
  test('are shown as excluded, and cannot be again', async () => {
    const { lists, exclusion, view, send, state } = start()
    expect(view().isExcluded(trade)).toBe(false)
    await lists[0]?.answer(['INFY'])
    expect(view().isExcluded(trade)).toBe(true)
    expect(exclusion.getSnapshot().can(exclude)).toBe(false)
    send(exclude)
    expect(state()).toEqual({ list: 'loaded', exclusion: 'idle' })
  })

  test('that could not be fetched emit a failure, and can be fetched again', async () => {
    const { lists, emitted, send, state, view } = start()
    await lists[0]?.fail(offline)
    expect(emitted).toEqual([{ type: 'notListed', message: 'Failed to fetch excluded trades.' }])
    expect(state()).toEqual({ list: 'failed', exclusion: 'idle' })
    send(reload)
    await lists[1]?.answer(['INFY'])
    expect(view().isExcluded(trade)).toBe(true)
    expect(emitted).toHaveLength(1)
  })

  test('requested again come from the last call only', async () => {
    const { lists, send, view } = start()
    send(reload)
    expect(lists.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await lists[0]?.answer(['INFY'])
    expect(view().isExcluded(trade)).toBe(false)
    await lists[1]?.answer(['TCS'])
    expect(view().isExcluded({ stockName: 'TCS' })).toBe(true)
  })
})

describe('a trade', () => {
  test('is excluded once that is confirmed', async () => {
    const { send, calls, emitted, view, state } = await startLoaded()
    send(exclude)
    expect(view()).toMatchObject({
      isConfirming: true,
      isBusy: false,
      question: 'Are you sure you want to delete this trade?',
      success: null,
      trade,
    })
    expect(calls).toHaveLength(0)
    send(confirm)
    expect(view()).toMatchObject({ isConfirming: true, isBusy: true })
    expect(calls[0]?.input).toEqual({ stockName: 'INFY', businessDate: '2025-01-10' })
    await calls[0]?.answer({})
    const message = 'The trade for stock "INFY" has been successfully persisted and excluded.'
    expect(view()).toMatchObject({ isConfirming: false, isBusy: false, success: message })
    expect(view().isExcluded(trade)).toBe(true)
    send(dismiss)
    expect(state()).toEqual({ list: 'loaded', exclusion: 'idle' })
    expect(view().success).toBeNull()
    expect(emitted).toEqual([{ type: 'excluded', trade, message }, { type: 'closed' }])
  })

  test('is not when that is cancelled', async () => {
    const { send, calls, emitted, view } = await startLoaded()
    send(exclude, cancel)
    expect(view().isConfirming).toBe(false)
    expect([calls, emitted]).toEqual([[], []])
  })

  test('that could not be excluded emits the failure, and can be retried', async () => {
    const { send, calls, emitted, view } = await startLoaded()
    send(exclude, confirm)
    await calls[0]?.fail(new ApiError('There is no such trade.', 404))
    expect(emitted).toEqual([
      {
        type: 'failed',
        trade,
        message: 'Failed to persist trade. Please try again.',
        outcome: 'refused',
        reason: 'The API refused it (404).',
      },
    ])
    expect(view()).toMatchObject({ isConfirming: false, success: null })
    expect(view().isExcludable(trade)).toBe(true)
    send(exclude, confirm)
    await calls[1]?.answer(undefined)
    expect(view().isExcluded(trade)).toBe(true)
  })

  test('that may have been excluded is listed again', async () => {
    const { send, calls, lists, emitted, view } = await startLoaded()
    const listed = lists.length
    send(exclude, confirm)
    await calls[0]?.fail(offline)
    expect(emitted).toEqual([expect.objectContaining({ type: 'failed', outcome: 'unknown' })])
    expect(lists).toHaveLength(listed + 1)
    await lists.at(-1)?.answer([String(trade.stockName)])
    expect(view().isExcluded(trade)).toBe(true)
  })

  test('is given away when its screen is left before the next login', async () => {
    const { send, calls, emitted } = await startLoaded()
    send(exclude, confirm)
    await calls[0]?.fail(new ApiError('', 401))
    send(leave)
    expect(emitted).toEqual([
      { type: 'sessionExpired' },
      expect.objectContaining({ type: 'failed', trade, outcome: 'notMade' }),
      { type: 'left' },
    ])
  })

  test('asks again after the next login when the session has expired', async () => {
    const { send, calls, emitted, view } = await startLoaded()
    send(exclude, confirm)
    await calls[0]?.fail(new ApiError('', 401))
    expect(emitted).toEqual([{ type: 'sessionExpired' }])
    expect(view()).toMatchObject({ isConfirming: true, isBusy: false, trade })
    send(confirm)
    expect(calls).toHaveLength(1)
    send(logIn)
    expect(view()).toMatchObject({ isConfirming: true, isBlocked: false, trade })
    expect(calls).toHaveLength(1)
    send(confirm)
    expect(calls).toHaveLength(2)
  })

  test('may be excluded while the list is on its way, and a list of before does not undo it', async () => {
    const { send, lists, calls, view, state } = start()
    send(exclude, confirm)
    await calls[0]?.answer({})
    await lists[0]?.answer(['TCS'])
    expect(state()).toEqual({ list: 'loaded', exclusion: 'excluded' })
    expect(view().isExcluded(trade)).toBe(true)
    expect(view().isExcluded({ stockName: 'TCS' })).toBe(true)
  })

  test.each([{ entryDate: null }, { entryDate: 'soon' }, { stockName: '' }])(
    'with %j is not asked about',
    async (parts) => {
      const { send, exclusion, view } = await startLoaded()
      const event = { ...exclude, trade: { ...trade, ...parts } }
      expect(exclusion.getSnapshot().can(event)).toBe(false)
      send(event)
      expect(view().isConfirming).toBe(false)
    },
  )
})

describe('an event at the wrong time', () => {
  const everything: TradeExclusionEvent[] = [
    exclude,
    confirm,
    cancel,
    dismiss,
    leave,
    logIn,
    logInAsAnother,
    reload,
  ]
  const accepted: Record<string, TradeExclusionEvent['type'][]> = {
    idle: ['trade.exclude'],
    confirming: ['exclusion.confirm', 'exclusion.cancel'],
    excluding: [],
    waitingForLogin: ['page.leave', 'login.complete', 'login.change'],
    excluded: ['exclusion.dismiss'],
  }

  test.each(Object.entries(accepted))(
    '%s accepts %j, a reload of the list, and ignores the rest',
    (value, types) => {
      const snapshot = tradeExclusionMachine.resolveState({
        value: { list: 'loaded', exclusion: value },
        context: { excluded: [], trade },
      } as Parameters<typeof tradeExclusionMachine.resolveState>[0])
      expect(everything.filter((event) => snapshot.can(event)).map(({ type }) => type)).toEqual([
        ...types,
        'excluded.reload',
      ])
    },
  )

  test('a double click excludes once, and no other trade meanwhile', async () => {
    const { send, calls, emitted } = await startLoaded()
    send(exclude, confirm, confirm, cancel, { ...exclude, trade: { ...trade, stockName: 'TCS' } })
    expect(calls.map(({ input }) => input.stockName)).toEqual(['INFY'])
    await calls[0]?.answer({})
    expect(emitted).toMatchObject([{ type: 'excluded', trade }])
  })

  test('stopping it aborts both calls, and late answers emit nothing', async () => {
    const { exclusion, send, lists, calls, emitted } = start()
    send(exclude, confirm)
    exclusion.stop()
    expect([lists[0]?.signal.aborted, calls[0]?.signal.aborted]).toEqual([true, true])
    await lists[0]?.fail(offline)
    await calls[0]?.answer({})
    expect(emitted).toEqual([])
  })
})

test('every state can be reached', () => {
  const states = reachableStates(tradeExclusionMachine, [
    exclude,
    confirm,
    dismiss,
    { type: 'xstate.done.actor.listExcluded', output: [] },
    { type: 'xstate.error.actor.listExcluded', error: offline },
    { type: 'xstate.done.actor.excludeTrade', output: {} },
    { type: 'xstate.error.actor.excludeTrade', error: new ApiError('', 401) },
  ] as never)
  const statesIn = (region: string) => Object.keys(tradeExclusionMachine.states[region]?.states ?? {})
  const all = statesIn('list').flatMap((list) =>
    statesIn('exclusion').map((exclusion) => JSON.stringify({ list, exclusion })),
  )
  expect(all).toHaveLength(15)
  expect(states).toEqual(new Set(all))
})

test('the actors call the API, and read only names out of what it lists', async () => {
  const requests: Request[] = []
  const api = createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: async (request) => {
      requests.push(request)
      return request.method === 'GET'
        ? Response.json([{ stockName: 'TCS' }, { stockName: null }, {}])
        : Response.json({ stockName: 'INFY' })
    },
  })
  const actors = tradeExclusionActors(api, (_, send) => send('key-1'))
  const exclusion = createActor(tradeExclusionMachine.provide({ actors })).start()
  await vi.waitFor(() => expect(exclusion.getSnapshot().context.excluded).toEqual(['TCS']))
  for (const event of [exclude, confirm]) exclusion.send(event)
  await vi.waitFor(() => expect(exclusion.getSnapshot().context.excluded).toEqual(['TCS', 'INFY']))
  expect(await requests[1]?.clone().json()).toEqual({ stockName: 'INFY', businessDate: '2025-01-10' })
  expect(requests[1]?.headers.get('idempotency-key')).toBe('key-1')
})

test('an abandoned load logs nothing: StrictMode starts the machine twice', async () => {
  const api = createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: () => new Promise(() => {}),
  })
  const { listExcluded } = tradeExclusionActors(api)
  const run = listExcluded.config as (given: { signal: AbortSignal }) => Promise<readonly string[]>
  const controller = new AbortController()
  const outcome = vi.fn()
  run({ signal: controller.signal }).then(outcome, outcome)
  controller.abort()
  await new Promise((done) => setTimeout(done, 10))
  expect(outcome).not.toHaveBeenCalled()
})

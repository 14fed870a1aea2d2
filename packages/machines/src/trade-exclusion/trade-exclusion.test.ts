import { fakeActor } from '@tarang/flow-testing'
import { ApiError, createClient, type LiveTradeExclusion } from '@tarang/sdk'
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
const dismiss = { type: 'exclusion.dismiss' } as const

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
    expect([view().isExcludable(trade), exclusion.getSnapshot().can(exclude)]).toEqual([false, false])
    send(exclude)
    expect(state()).toEqual({ list: 'loaded', exclusion: 'idle' })
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

  test('waits for the next login when the session has expired', async () => {
    const { send, calls, view } = await startLoaded()
    send(exclude, confirm)
    await calls[0]?.fail(new ApiError('', 401))
    expect(view()).toMatchObject({ isConfirming: true, isBusy: false, isBlocked: true })
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

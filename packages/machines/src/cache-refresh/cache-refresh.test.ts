import { fakeActor, reachableStates } from '@tarang/flow-testing'
import { ApiError, createClient, NetworkError } from '@tarang/sdk'
import { describe, expect, test, vi } from 'vitest'
import { createActor, type StateValueFrom } from 'xstate'
import { isGuarded } from '../guarded-flow/index.ts'
import { resultOf, targetOf } from './cache-refresh.model.ts'
import {
  type CacheDraft,
  type CacheRefreshEmitted,
  type CacheRefreshEvent,
  type CacheTarget,
  cacheNames,
  cacheRefreshActors,
  cacheRefreshMachine,
  cacheRefreshView,
  cacheRows,
} from './index.ts'

const offline = new NetworkError('offline', null)
const typed: CacheDraft = { cacheName: 'strategy', strategyCode: 'SC1' }

function start() {
  const refresh = fakeActor<string, CacheTarget>()
  const cache = createActor(cacheRefreshMachine.provide({ actors: { refresh: refresh.logic } }))
  const emitted: CacheRefreshEmitted[] = []
  cache.on('*', (event) => emitted.push(event))
  cache.start()
  const send = (...events: CacheRefreshEvent[]) => {
    for (const event of events) cache.send(event)
  }
  return {
    cache,
    calls: refresh.calls,
    emitted,
    send,
    state: () => cache.getSnapshot().value,
    view: () => cacheRefreshView(cache.getSnapshot()),
  }
}

const refresh = { type: 'cache.refresh', cacheName: 'categories' } as const
const retry = { type: 'cache.retry' } as const
const ask = { type: 'code.ask' } as const
const submit = { type: 'code.submit' } as const
const cancel = { type: 'code.cancel' } as const
const leave = { type: 'page.leave' } as const
const logIn = { type: 'login.complete' } as const
const logInAsAnother = { type: 'login.change' } as const
const dismiss = { type: 'result.dismiss' } as const
const change = (changes: Partial<CacheDraft>) => ({ type: 'code.change', changes }) as const

describe('the model', () => {
  test.each<[CacheDraft, CacheTarget | null]>([
    [typed, { cacheName: 'strategy', strategyCode: 'SC1' }],
    [
      { ...typed, strategyCode: ' SC1 ' },
      { cacheName: 'strategy', strategyCode: 'SC1' },
    ],
    [{ ...typed, strategyCode: '' }, null],
    [{ ...typed, strategyCode: '  ' }, null],
    [{ ...typed, cacheName: '' }, null],
    [{ cacheName: '', strategyCode: '' }, null],
  ])('the draft %j asks for %j', (draft, target) => {
    expect(targetOf(draft)).toEqual(target)
  })

  test.each([
    ['Cache refreshed: 7 entries.', 'Cache refreshed: 7 entries.'],
    ['  ', 'Cache refreshed successfully!'],
    ['', 'Cache refreshed successfully!'],
  ])('the answer “%s” reads “%s”', (text, result) => {
    expect(resultOf(text)).toBe(result)
  })

  test('there is a row for each cache, and one for a strategy code', () => {
    expect(cacheRows.map(({ cacheName }) => cacheName)).toEqual([...cacheNames, null])
    expect(cacheRows.map(({ label }) => label)).toEqual([
      'CATEGORIES',
      'AVAILABLE_FACTOR',
      'STRATEGY',
      'STRATEGY CODE',
    ])
  })
})

describe('a cache', () => {
  test('is refreshed by its name, and the API’s answer is shown until it is closed', async () => {
    const { send, calls, emitted, view, state } = start()
    send(refresh)
    const target = { cacheName: 'categories', strategyCode: null }
    expect(view()).toMatchObject({ isBusy: true, isEnteringCode: false, target })
    expect(cacheRows.map(({ cacheName }) => view().isRefreshing(cacheName))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(calls[0]?.input).toEqual(target)
    await calls[0]?.answer('7 entries.')
    expect(view()).toMatchObject({ isBusy: false, target: null, result: '7 entries.', error: null })
    expect(view().isRefreshing('categories')).toBe(false)
    send(dismiss)
    expect([state(), view().result]).toEqual(['idle', null])
    expect(emitted).toEqual([{ type: 'refreshed', target, result: '7 entries.' }, { type: 'closed' }])
  })

  test('that could not be refreshed shows the failure, and can be retried', async () => {
    const { send, calls, emitted, view, state } = start()
    send(refresh)
    await calls[0]?.fail(new ApiError('Please wait.', 429))
    const message = 'Error refreshing cache. Please try again.'
    expect([state(), view().error]).toEqual(['idle', message])
    expect(emitted).toEqual([
      {
        type: 'failed',
        target: calls[0]?.input,
        message,
        outcome: 'refused',
        reason: 'The API refused it (429).',
      },
    ])
    send(retry)
    expect(view()).toMatchObject({ isBusy: true, error: null })
    expect(calls[1]?.input).toEqual(calls[0]?.input)
    await calls[1]?.fail(offline)
    send({ ...refresh, cacheName: 'strategy' })
    expect(view().error).toBeNull()
    await calls[2]?.answer('')
    expect(view().result).toBe('Cache refreshed successfully!')
  })

  test('shows the failure when the session has expired, and can be retried', async () => {
    const { send, calls, emitted, state } = start()
    send(refresh)
    await calls[0]?.fail(new ApiError('', 401))
    expect([state(), emitted]).toEqual(['idle', [{ type: 'sessionExpired' }]])
    send(retry)
    expect(calls).toHaveLength(2)
  })
})

describe('a strategy code', () => {
  test('is asked for, and refreshed in the cache that is chosen', async () => {
    const { send, calls, view } = start()
    send(ask, change({ strategyCode: ' SC1 ' }), change({ cacheName: 'strategy' }))
    expect(view()).toMatchObject({
      isEnteringCode: true,
      isBusy: false,
      draft: { ...typed, strategyCode: ' SC1 ' },
    })
    send(submit)
    expect(view()).toMatchObject({ isEnteringCode: true, isBusy: true })
    expect(cacheRows.map(({ cacheName }) => view().isRefreshing(cacheName))).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(calls[0]?.input).toEqual({ cacheName: 'strategy', strategyCode: 'SC1' })
    await calls[0]?.answer('Done.')
    expect(view()).toMatchObject({
      isEnteringCode: false,
      result: 'Done.',
      draft: { cacheName: '', strategyCode: '' },
    })
  })

  test.each<[string, Partial<CacheDraft>]>([
    ['nothing', {}],
    ['no choice', { strategyCode: 'SC1' }],
    ['no code', { cacheName: 'strategy' }],
    ['a blank code', { cacheName: 'strategy', strategyCode: '  ' }],
  ])('with %s closes the dialog without sending', (_, changes) => {
    const { send, calls, emitted, view } = start()
    send(ask, change(changes), submit)
    expect(view()).toMatchObject({ isEnteringCode: false, error: null })
    expect([calls, emitted]).toEqual([[], []])
  })

  test('stays typed when the refresh fails, the session ends, or the dialog is closed', async () => {
    const { send, calls, emitted, view } = start()
    send(ask, change(typed), submit)
    await calls[0]?.fail(offline)
    expect(view()).toMatchObject({
      isEnteringCode: true,
      draft: typed,
      error: 'Error refreshing cache. Please try again.',
    })
    send(submit)
    expect(view().error).toBeNull()
    await calls[1]?.fail(new ApiError('', 401))
    expect(view()).toMatchObject({ isEnteringCode: true, isBlocked: true, draft: typed })
    expect(emitted.map(({ type }) => type)).toEqual(['failed', 'sessionExpired'])
    send(logIn)
    expect(calls[2]?.input).toEqual(typed)
    await calls[2]?.fail(offline)
    send(cancel)
    expect(view()).toMatchObject({ isEnteringCode: false, error: null })
    send(refresh)
    await calls[3]?.answer('Done.')
    send(dismiss, ask)
    expect(view()).toMatchObject({ isEnteringCode: true, draft: typed })
  })
})

describe('leaving the page', () => {
  test('is free while nothing is entered, and closes the dialog first once something is', () => {
    const { cache, send, emitted, view } = start()
    const guarded = () => isGuarded(cache.getSnapshot())
    send(ask)
    expect(guarded()).toBe(false)
    send(change({ strategyCode: 'S' }))
    expect(guarded()).toBe(true)
    send(leave)
    expect([guarded(), view().isEnteringCode, view().draft.strategyCode, emitted]).toEqual([
      false,
      false,
      'S',
      [],
    ])
    send(ask)
    expect(guarded()).toBe(true)
    send(change({ strategyCode: '' }))
    expect(guarded()).toBe(false)
  })

  test('waits for the refresh of a code, and not for that of a cache', () => {
    const { cache, send, calls } = start()
    send(refresh)
    expect(isGuarded(cache.getSnapshot())).toBe(false)
    cache.stop()
    const other = start()
    other.send(ask, change(typed), submit, leave)
    expect([isGuarded(other.cache.getSnapshot()), other.view().isBusy]).toEqual([true, true])
    expect(calls[0]?.signal.aborted).toBe(true)
  })

  test('while it waits for a login closes the dialog, and gives away the refresh', async () => {
    const { cache, send, calls, emitted, view } = start()
    send(ask, change(typed), submit)
    await calls[0]?.fail(new ApiError('', 401))
    expect(isGuarded(cache.getSnapshot())).toBe(true)
    send(leave)
    expect(emitted.at(-1)).toMatchObject({ type: 'failed', target: typed, outcome: 'notMade' })
    expect(view()).toMatchObject({ isEnteringCode: false, draft: typed, error: null })
  })
})

test('a failure is cleared by the next action', async () => {
  const { send, calls, view } = start()
  send(refresh)
  await calls[0]?.fail(offline)
  send(ask)
  expect(view().error).toBeNull()
  send(change(typed), submit)
  await calls[1]?.fail(offline)
  send(change({ strategyCode: '' }), submit)
  expect(view()).toMatchObject({ isEnteringCode: false, error: null })
})

describe('an event at the wrong time', () => {
  const everything: CacheRefreshEvent[] = [
    refresh,
    retry,
    ask,
    change({}),
    submit,
    cancel,
    dismiss,
    leave,
    logIn,
    logInAsAnother,
  ]
  const accepted: [StateValueFrom<typeof cacheRefreshMachine>, CacheRefreshEvent['type'][]][] = [
    ['idle', ['cache.refresh', 'code.ask']],
    [{ enteringCode: 'blank' }, ['code.change', 'code.submit', 'code.cancel']],
    [{ enteringCode: 'filled' }, ['code.change', 'code.submit', 'code.cancel', 'page.leave']],
    ['refreshing', []],
    ['refreshingCode', []],
    ['waitingForLogin', ['page.leave', 'login.complete', 'login.change']],
    ['refreshed', ['result.dismiss']],
  ]

  test.each(accepted)('%j accepts %j and ignores the rest', (value, types) => {
    const snapshot = cacheRefreshMachine.resolveState({
      value,
      context: { draft: typed, target: null, result: null, error: null },
    } as Parameters<typeof cacheRefreshMachine.resolveState>[0])
    expect(everything.filter((event) => snapshot.can(event)).map(({ type }) => type)).toEqual(types)
  })

  test('one refresh runs at a time, and a double click sends once', async () => {
    const { send, calls, emitted } = start()
    send(refresh, refresh, { ...refresh, cacheName: 'strategy' }, ask, retry)
    expect(calls.map(({ input }) => input.cacheName)).toEqual(['categories'])
    await calls[0]?.answer('Done.')
    expect(emitted).toHaveLength(1)
  })

  test('stopping it aborts the call, and a late answer emits nothing', async () => {
    const { cache, send, calls, emitted } = start()
    send(refresh)
    cache.stop()
    expect(calls[0]?.signal.aborted).toBe(true)
    await calls[0]?.answer('Done.')
    expect(emitted).toEqual([])
  })
})

test('every state can be reached', () => {
  const states = reachableStates(cacheRefreshMachine, [
    refresh,
    ask,
    change(typed),
    submit,
    { type: 'xstate.done.actor.refresh', output: 'Done.' },
    { type: 'xstate.error.actor.refreshCode', error: new ApiError('', 401) },
  ] as never)
  const { enteringCode, ...flat } = cacheRefreshMachine.states
  expect(states).toEqual(
    new Set(
      [
        ...Object.keys(flat),
        ...Object.keys(enteringCode?.states ?? {}).map((name) => ({ enteringCode: name })),
      ].map((value) => JSON.stringify(value)),
    ),
  )
})

test('the actors call the API, for a cache and for a strategy in it', async () => {
  const urls: string[] = []
  const api = createClient({
    baseUrl: 'https://api.example.com/api',
    notificationsUrl: 'https://api.example.com/notifications-service',
    fetch: async (request) => {
      urls.push(request.url)
      return new Response('Done.', { headers: { 'Content-Type': 'text/plain' } })
    },
  })
  const cache = createActor(cacheRefreshMachine.provide({ actors: cacheRefreshActors(api) })).start()
  const refreshed = () => vi.waitFor(() => expect(cache.getSnapshot().value).toBe('refreshed'))
  cache.send(refresh)
  await refreshed()
  for (const event of [dismiss, ask, change({ cacheName: 'strategy', strategyCode: 'A 1' }), submit]) {
    cache.send(event)
  }
  await refreshed()
  expect(urls).toEqual([
    'https://api.example.com/api/refreshCache/categories',
    'https://api.example.com/api/refreshCache/strategy/A%201',
  ])
  expect(cache.getSnapshot().context.result).toBe('Done.')
})

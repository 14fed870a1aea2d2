import { fakeActor } from '@tarang/flow-testing'
import { ApiError, NetworkError } from '@tarang/sdk'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { resultOf, targetOf } from './cache-refresh.model.ts'
import {
  type CacheDraft,
  type CacheRefreshEmitted,
  type CacheRefreshEvent,
  type CacheTarget,
  cacheNames,
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
const ask = { type: 'code.ask' } as const
const submit = { type: 'code.submit' } as const
const cancel = { type: 'code.cancel' } as const
const logIn = { type: 'login.complete' } as const
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

  test('stays typed when the refresh fails, the session ends, or the dialog is closed', async () => {
    const { send, calls, emitted, view } = start()
    send(ask, change(typed), submit)
    await calls[0]?.fail(offline)
    expect(view()).toMatchObject({
      isEnteringCode: true,
      draft: typed,
      error: 'Error refreshing cache. Please try again.',
      isUnknown: true,
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

import { expect, test } from 'vitest'
import type { Followed, Moment, PreviewMessage } from '../protocol.ts'
import {
  currentActor,
  leaves,
  nothing,
  type PanelEvent,
  type PanelState,
  panelAfter,
  shownMoment,
} from './panel-state.ts'

const moment = (n: number, event = 'go'): Moment => ({
  n,
  ms: n,
  event,
  payload: null,
  value: 'here',
  states: ['here'],
  context: '{}',
  ways: [],
  emitted: [],
  status: 'active',
})

const actor = (key: string, moments: readonly Moment[] = []): Followed => ({
  key,
  machine: `machine ${key}`,
  isMachineStory: false,
  moments,
  offers: [],
})

const message = (message: PreviewMessage): PanelEvent => ({ type: 'message', message: message })
const moved = (key: string, n: number, event?: string) =>
  message({ type: 'moment', key, moment: moment(n, event), offers: [] })
const after = (...events: PanelEvent[]): PanelState => events.reduce(panelAfter, nothing)
const shown = (state: PanelState) => currentActor(state)?.key ?? null

const started = (key: string, ...moments: Moment[]) =>
  message({ type: 'started', followed: actor(key, moments) })

test('shows the actor of the last event, and no actor without events', () => {
  expect(shown(after())).toBeNull()
  expect(shown(after(started('a')))).toBe('a')
  expect(shown(after(started('a'), started('b')))).toBe('a')
  expect(shown(after(started('a'), started('b'), moved('b', 0, 'xstate.init')))).toBe('a')
  expect(shown(after(started('a'), started('b'), moved('b', 1)))).toBe('b')
  expect(shown(after(started('a', moment(0), moment(1)), started('b', moment(0, 'xstate.init'))))).toBe('a')
})

test('a choice holds, until its actor is gone', () => {
  const chosen = after(started('a'), started('b'), { type: 'choose', key: 'a' }, moved('b', 1))
  expect(shown(chosen)).toBe('a')
  expect(shown([message({ type: 'reset' }), started('c')].reduce(panelAfter, chosen))).toBe('c')
})

test('an event of an unknown actor changes nothing', () => {
  expect(shown(after(started('a'), moved('gone', 3)))).toBe('a')
  expect(shown(after(moved('gone', 3), started('a')))).toBe('a')
})

test('looking back ends when the actor moves on, and not when another does', () => {
  const back = after(
    started('a', moment(0), moment(1)),
    started('b'),
    { type: 'choose', key: 'a' },
    { type: 'lookBack', n: 0 },
  )
  expect(shownMoment(currentActor(back) as Followed, back.back)?.n).toBe(0)
  expect(panelAfter(back, moved('b', 1)).back).toBe(0)
  const on = panelAfter(back, moved('a', 2))
  expect(on.back).toBeNull()
  expect(shownMoment(currentActor(on) as Followed, on.back)?.n).toBe(2)
})

test('of states within states the innermost are said', () => {
  expect(leaves(['list', 'list.loaded', 'exclusion', 'exclusion.idle'])).toEqual([
    'list.loaded',
    'exclusion.idle',
  ])
  expect(leaves(['loading', 'loadingMore'])).toEqual(['loading', 'loadingMore'])
})

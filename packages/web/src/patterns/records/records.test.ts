import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#platform/api/session'
import { allRecords, forgetRecords, rememberOrder, rememberRecords } from './index.ts'
import { placeOf } from './records.ts'

afterEach(forgetRecords)

test('keeps the last loaded list of each kind, each page once', () => {
  rememberRecords('Strategy', () => [{ label: 'OLD', path: '/s/OLD' }])
  rememberRecords('Scheduler', () => [{ label: 'daily', path: '/d' }])
  rememberRecords('Strategy', () => [
    { label: 'A', path: '/s/A' },
    { label: 'A', path: '/s/A' },
    { label: 'B', path: '/s/B' },
  ])
  expect(allRecords.read()).toEqual([
    { label: 'A', path: '/s/A', kind: 'Strategy' },
    { label: 'B', path: '/s/B', kind: 'Strategy' },
    { label: 'daily', path: '/d', kind: 'Scheduler' },
  ])
  expect(allRecords.read()).toBe(allRecords.read())
})

test('calls subscribers on a change', () => {
  const listener = vi.fn()
  const stop = allRecords.subscribe(listener)
  rememberRecords('Strategy', () => [])
  stop()
  rememberRecords('Strategy', () => [])
  expect(listener).toHaveBeenCalledOnce()
})

test('the end of a session clears the records', () => {
  session.store({ jwtToken: 'a', refreshToken: 'b', userName: 'Asha' })
  rememberRecords('Strategy', () => [{ label: 'A', path: '/s/A' }])
  session.store({ jwtToken: 'c', refreshToken: 'b', userName: 'Asha' })
  expect(allRecords.read()).toHaveLength(1)
  session.clear()
  expect(allRecords.read()).toEqual([])
})

test('a record has its place in the list that was open last, in the order that the list has by then', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((label) => ({
    label,
    path: `/s/${label}?from=list`,
    kind: 'Strategy',
  }))
  let order = [a!, b!]
  rememberOrder('Strategy', () => order)
  expect(placeOf('Strategy', '/s/A')).toEqual({ position: 1, total: 2, previous: undefined, next: b })
  order = [c!, a!, b!]
  expect(placeOf('Strategy', '/s/A')).toEqual({ position: 2, total: 3, previous: c, next: b })
  expect(placeOf('Strategy', '/s/D')).toBeNull()
  expect(placeOf('Ticket', '/s/A')).toBeNull()
  forgetRecords()
  expect(placeOf('Strategy', '/s/A')).toBeNull()
})

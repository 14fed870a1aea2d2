import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#platform/session'
import { allRecords, forgetRecords, rememberRecords, subscribeToRecords } from './index.ts'

afterEach(forgetRecords)

test('keeps what each kind of list has loaded last, each page once', () => {
  rememberRecords('Strategy', () => [{ label: 'OLD', path: '/s/OLD' }])
  rememberRecords('Scheduler', () => [{ label: 'daily', path: '/d' }])
  rememberRecords('Strategy', () => [
    { label: 'A', path: '/s/A' },
    { label: 'A', path: '/s/A' },
    { label: 'B', path: '/s/B' },
  ])
  expect(allRecords()).toEqual([
    { label: 'A', path: '/s/A', kind: 'Strategy' },
    { label: 'B', path: '/s/B', kind: 'Strategy' },
    { label: 'daily', path: '/d', kind: 'Scheduler' },
  ])
  expect(allRecords()).toBe(allRecords())
})

test('a list is read when somebody looks for its records, and once', () => {
  const read = vi.fn(() => [{ label: 'A', path: '/s/A' }])
  rememberRecords('Strategy', read)
  expect(read).not.toHaveBeenCalled()
  allRecords()
  rememberRecords('Scheduler', () => [])
  expect(allRecords()).toHaveLength(1)
  expect(read).toHaveBeenCalledOnce()
})

test('tells those who listen', () => {
  const listener = vi.fn()
  const stop = subscribeToRecords(listener)
  rememberRecords('Strategy', () => [])
  stop()
  rememberRecords('Strategy', () => [])
  expect(listener).toHaveBeenCalledOnce()
})

test('a session that ends takes its records along', () => {
  session.store({ jwtToken: 'a', refreshToken: 'b', userName: 'Asha' })
  rememberRecords('Strategy', () => [{ label: 'A', path: '/s/A' }])
  session.store({ jwtToken: 'c', refreshToken: 'b', userName: 'Asha' })
  expect(allRecords()).toHaveLength(1)
  session.clear()
  expect(allRecords()).toEqual([])
})

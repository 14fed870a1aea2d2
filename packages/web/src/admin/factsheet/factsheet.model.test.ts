import type { StrategyDetails } from '@tarang/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { contentHash, dataCutOff } from './factsheet.model.ts'

const of = (details: object) => details as StrategyDetails

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['nothing', {}, null],
  ['the change', { modifiedOn: '2026-11-19T20:00:00Z' }, '2026-11-20'],
  ['a later exit', { modifiedOn: '2026-11-01', closedTrades: [{ exitDate: '2026-11-05' }] }, '2026-11-05'],
  ['a later entry', { modifiedOn: '2026-11-01', liveTrades: [{ entryDate: '2026-11-06' }] }, '2026-11-06'],
  ['no readable date', { modifiedOn: 'soon', closedTrades: [{ exitDate: 7 }] }, null],
])('the cut-off of the data: %s', (_, details, day) => {
  expect(dataCutOff(of(details))).toBe(day)
})

test('the hash is that of the data, whatever the order of the fields', async () => {
  // printf '%s' '{"closedTrades":[{"id":1,"pnl":5}],"strategyCode":"A"}' | sha256sum
  const expected = '42495a989c6ba63fc802ecdda756e3537d4bf1f01c4eb0763dbd2243cf0b74b2'
  expect(await contentHash(of({ strategyCode: 'A', closedTrades: [{ pnl: 5, id: 1 }] }))).toBe(expected)
  expect(await contentHash(of({ closedTrades: [{ id: 1, pnl: 5 }], strategyCode: 'A' }))).toBe(expected)
  expect(await contentHash(of({ closedTrades: [{ id: 1, pnl: 6 }], strategyCode: 'A' }))).not.toBe(expected)
})

test('on an insecure origin there is no hash', async () => {
  vi.stubGlobal('crypto', {})
  expect(await contentHash(of({ strategyCode: 'A' }))).toBeNull()
})

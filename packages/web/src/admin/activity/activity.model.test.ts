import { expect, test } from 'vitest'
import { actionText, changedFields, changesText, fieldText, readFilters, toQuery } from './activity.model.ts'

test('filters come from the address, and days are those of India', () => {
  const filters = readFilters('?person=a1&kind=blog&record=40&from=2026-11-20&to=2026-11-21')
  expect(toQuery(filters, '90')).toEqual({
    limit: 51,
    before: 90,
    person: 'a1',
    kind: 'blog',
    subject: '40',
    since: '2026-11-19T18:30:00.000Z',
    until: '2026-11-21T18:30:00.000Z',
  })
})

test('what an address has wrong is ignored', () => {
  expect(toQuery(readFilters('?person=%20&from=yesterday&to=2026-13-40'), '1 or 1')).toEqual({ limit: 51 })
  expect(toQuery(readFilters('?from=2024-02-31&to=2024-02-29T00:00'), null)).toEqual({ limit: 51 })
  expect(readFilters('?from=2024-02-29').from).toBe('2024-02-29')
})

test('actions, fields and values are words', () => {
  expect(actionText('stock-split.changed')).toBe('Stock split changed')
  expect(['strategyDescriptionCode', 'iconURL', 'couponcode'].map(fieldText)).toEqual([
    'Strategy description code',
    'Icon URL',
    'Coupon code',
  ])
})

test('changed fields have both values, and say what is hidden', () => {
  const before = { title: 'One', phoneNumber: '******1234' }
  const after = { title: 'Two', phoneNumber: '******5678' }
  expect(changedFields({ before, after })).toEqual([
    { field: 'Title', before: 'One', after: 'Two', isMasked: false },
    { field: 'Phone number', before: '******1234', after: '******5678', isMasked: true },
  ])
  expect(changesText({ before, after })).toBe(
    'Title: One → Two;\nPhone number (partly hidden): ******1234 → ******5678',
  )
  expect(changedFields({ before: null, after: { title: 'One' } })).toEqual([
    { field: 'Title', before: null, after: 'One', isMasked: false },
  ])
  expect(changedFields({ before: null, after: null })).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { rememberedSort } from './remembered-sort.ts'

const sort = rememberedSort('liveStrategies')

test('is stored as a field and an order', () => {
  sort.write({ column: 'createdOn', order: 'descending' })
  expect({ ...localStorage }).toEqual({
    'liveStrategies.sortField': 'createdOn',
    'liveStrategies.sortOrder': 'desc',
  })
  expect(sort.read()).toEqual({ column: 'createdOn', order: 'descending' })
  sort.write(null)
  expect(localStorage.length).toBe(0)
})

test.each([
  ['xirr', 'asc', { column: 'xirr', order: 'ascending' }],
  ['xirr', 'ascending', undefined],
  ['xirr', '', undefined],
  ['', 'asc', undefined],
  [null, 'asc', undefined],
  ['xirr', null, undefined],
])('field %j and order %j are read as %j', (field, order, expected) => {
  if (field !== null) localStorage.setItem('liveStrategies.sortField', field)
  if (order !== null) localStorage.setItem('liveStrategies.sortOrder', order)
  expect(sort.read()).toEqual(expected)
})

test('refused storage only loses the sort', () => {
  const refusal = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  sort.write({ column: 'xirr', order: 'ascending' })
  expect(sort.read()).toBeUndefined()
  refusal.mockRestore()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowKeys } from './row-keys.ts'

interface Row {
  readonly id?: number | string | null
}
const rowsOf = (...ids: readonly (number | string | null)[]): Row[] => ids.map((id) => ({ id }))
const loaded: readonly Row[] = []
const keys = () => {
  const keysOf = createRowKeys<Row>(({ id }) => id)
  return (rows: readonly Row[], all = loaded) => keysOf(rows, all)
}

test('after another choice each place of the page keeps its key', () => {
  const keysOf = keys()
  expect(keysOf(rowsOf(1, 2, 3, 4))).toEqual([0, 1, 2, 3])
  expect(keysOf(rowsOf(3, 5, 1, 6))).toEqual([0, 1, 2, 3])
  expect(keysOf(rowsOf(5))).toEqual([0])
  expect(keysOf(rowsOf(5, 6, 7))).toEqual([0, 4, 5])
})

test('a turned page has the keys of the page before', () => {
  const keysOf = keys()
  const before = keysOf(rowsOf(1, 2, 3))
  expect(keysOf(rowsOf(4, 5, 6))).toEqual(before)
  expect(keysOf(rowsOf(7))).toEqual(before.slice(0, 1))
})

test('after a load a row that stays keeps its key, and no new row takes one over', () => {
  const keysOf = keys()
  expect(keysOf(rowsOf(1, 2, 3))).toEqual([0, 1, 2])
  expect(keysOf(rowsOf(1, 3, 4), [])).toEqual([0, 2, 3])
})

test('the same rows have the same keys, and 1 and "1" are one row', () => {
  const keysOf = keys()
  const rows = rowsOf(1, 2)
  expect(keysOf(rows)).toBe(keysOf(rows))
  expect(keysOf(rowsOf('2', '1'), [])).toEqual([1, 0])
})

test('keys are unique for any rows, also without ids or with the same twice', () => {
  const id = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constantFrom('a', 'row 0', null))
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(id, { maxLength: 8 }), fc.boolean()), { maxLength: 6 }),
      (pages) => {
        const keysOf = keys()
        for (const [page, isLoad] of pages) {
          const given = keysOf(rowsOf(...page), isLoad ? [] : undefined)
          expect(new Set(given).size).toBe(page.length)
        }
      },
    ),
  )
})

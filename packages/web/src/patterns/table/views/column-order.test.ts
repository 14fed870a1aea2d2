import { describe, expect, test } from 'vitest'
import { type Column, rowHeader } from '../columns/index.ts'
import { moveColumn, orderColumns, pinColumns } from './column-order.ts'

const column = (id: string): Column<object> => ({ id, label: id, cell: () => id })
const columns = [
  column('number'),
  rowHeader(column('name')),
  ...['a', 'b', 'c'].map(column),
  { ...column('actions'), kind: 'actions' as const },
]
const idsOf = (shown: readonly Column<object>[]) => shown.map(({ id }) => id)

describe('columns in a stored order', () => {
  test.each([
    ['none', [], ['number', 'name', 'a', 'b', 'c', 'actions']],
    ['all', ['c', 'b', 'a', 'number'], ['c', 'name', 'b', 'a', 'number', 'actions']],
    ['unknown ones', ['gone', 'c', 'b', 'a', 'number'], ['c', 'name', 'b', 'a', 'number', 'actions']],
    ['the same twice', ['c', 'c', 'b', 'a', 'number'], ['c', 'name', 'b', 'a', 'number', 'actions']],
    ['new ones at their place', ['c', 'a', 'number'], ['c', 'name', 'a', 'b', 'number', 'actions']],
    ['a new first one', ['c', 'b', 'a'], ['number', 'name', 'c', 'b', 'a', 'actions']],
    ['those that stay', ['actions', 'name'], ['number', 'name', 'a', 'b', 'c', 'actions']],
  ])('%s', (_, order, ids) => {
    expect(idsOf(orderColumns(columns, order))).toEqual(ids)
  })
})

test('pinned columns follow the row header in their order; unknown ones and the row header change nothing', () => {
  expect(idsOf(pinColumns(columns, ['c', 'b', 'gone', 'name']))).toEqual([
    'number',
    'name',
    'b',
    'c',
    'a',
    'actions',
  ])
})

describe('a column moves', () => {
  test.each([
    ['down', 'a', 1, ['number', 'b', 'a', 'c']],
    ['up', 'c', -1, ['number', 'a', 'c', 'b']],
    ['over the column that names the rows', 'a', -1, ['a', 'number', 'b', 'c']],
    ['not beyond the first', 'number', -1, ['number', 'a', 'b', 'c']],
    ['not beyond the last', 'c', 1, ['number', 'a', 'b', 'c']],
    ['not if it is unknown', 'gone', 1, ['number', 'a', 'b', 'c']],
  ] as const)('%s', (_, id, step, order) => {
    expect(moveColumn(columns, [], id, step)).toEqual(order)
  })

  test('twice', () => {
    const once = moveColumn(columns, [], 'a', 1)
    expect(moveColumn(columns, once, 'a', 1)).toEqual(['number', 'b', 'c', 'a'])
  })
})

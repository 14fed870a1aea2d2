import { expect, test } from 'vitest'
import { MISSING } from '#platform/formats/format'
import { text } from '../columns/index.ts'
import { otherFields, rowKeys } from './peek.model.ts'

test('a row’s key is its id; rows with the same id or none have a number', () => {
  const rows = [{ id: 7 }, { id: 'a' }, { id: 7 }, { id: null }, {}, { id: 7 }] as {
    id?: string | number | null
  }[]
  expect(rowKeys(rows, ({ id }) => id)).toEqual(['7', 'a', '7~2', '~1', '~2', '7~3'])
})

interface Row {
  name: string
}

const others = (row: object) => otherFields(row as Row, [text<Row>('Name', 'name')])

test('other fields are those that no column shows, with readable names', () => {
  expect(
    others({
      name: 'x',
      createdBy: 'Asha Rao',
      URLOfPage: 'u',
      is_active: true,
      count: 0,
      last: null,
      html5: '',
      etag: '7',
      id: 3,
    }),
  ).toEqual([
    { label: 'Created by', text: 'Asha Rao' },
    { label: 'Url of page', text: 'u' },
    { label: 'Is active', text: 'Yes' },
    { label: 'Count', text: '0' },
    { label: 'Last', text: MISSING },
    { label: 'Html5', text: MISSING },
    { label: 'ID', text: '3' },
  ])
})

test('a list of simple values is joined; objects and an empty list are left out', () => {
  expect(others({ tags: ['a', 'b'], none: [], nested: { a: 1 }, mixed: [{ a: 1 }] })).toEqual([
    { label: 'Tags', text: 'a, b' },
  ])
})

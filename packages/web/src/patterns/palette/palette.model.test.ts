import { alikeTexts } from '@tarang/machines/testing/alike-texts'
import { expect, test } from 'vitest'
import { findEntries } from './palette.model.ts'

const entry = (label: string, kind = 'Screen') => ({ label, kind, path: `/${label}` })
const all = [
  entry('Home'),
  entry('Strategy Details', 'Strategy Manager'),
  entry('Stock Split Calendar', 'Strategy Manager'),
  entry('Source Stock Data', 'Admin Operation'),
  entry('MOM-30', 'Strategy'),
  entry('Restocking'),
]
const found = (text: string) => findEntries(all, text).map(({ label }) => label)

test.each([
  ['', all.map(({ label }) => label)],
  ['  ', all.map(({ label }) => label)],
  ['mom', ['MOM-30']],
  ['STOCK', ['Stock Split Calendar', 'Source Stock Data', 'Restocking']],
  ['data source', ['Source Stock Data']],
  ['strategy', ['Strategy Details', 'Stock Split Calendar', 'MOM-30']],
  ['manager split', ['Stock Split Calendar']],
  ['gold', []],
  ['.*', []],
])('%j finds %j', (text, labels) => {
  expect(found(text)).toEqual(labels)
})

test.each(alikeTexts)('finds a record whose name differs by %s', (_, stored, typed) => {
  expect(findEntries([...all, entry(stored)], typed)).toEqual([entry(stored)])
})

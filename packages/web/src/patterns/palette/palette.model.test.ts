import { expect, test } from 'vitest'
import { findPlaces } from './palette.model.ts'

const place = (label: string, kind = 'Screen') => ({ label, kind, path: `/${label}` })
const all = [
  place('Home'),
  place('Strategy Details', 'Strategy Manager'),
  place('Stock Split Calendar', 'Strategy Manager'),
  place('Source Stock Data', 'Admin Operation'),
  place('MOM-30', 'Strategy'),
  place('Restocking'),
]
const found = (text: string) => findPlaces(all, text).map(({ label }) => label)

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

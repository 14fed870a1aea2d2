import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type Column,
  date,
  externalLink,
  link,
  linkTo,
  number,
  oneOf,
  rowNumber,
  sortable,
  text,
} from './columns.tsx'

interface Row {
  code: string
  gain?: number | null
  day?: string | null
  status: 0 | 1
  site?: string
}

const row = (parts: Record<string, unknown>) => parts as unknown as Row
const shown = (column: Column<Row>, parts: Record<string, unknown>) => {
  const { container } = render(column.cell(row(parts), 7))
  return container
}

const code = text<Row>('Code', 'code')
const gain = number<Row>('Gain', 'gain')
const day = date<Row>('Day', 'day')
const status = oneOf<Row>('Status', 'status', { 1: ['Active', 'positive'] }, ['Inactive', 'neutral'])
const known = oneOf<Row>('Status', 'status', { 0: ['Pending', 'warning'], 1: ['Completed', 'positive'] })
const page = link<Row>('Page', 'code', ({ code }) => `/pages/${code}`)
const preview = linkTo<Row>('Preview', ({ code }) => code && `/preview/${code}`)
const site = externalLink<Row>('Site', ({ site }) => site, 'View')

test.each<[string, Column<Row>, Record<string, unknown>, string]>([
  ['a text', code, { code: 'INFY' }, 'INFY'],
  ['an empty text', code, { code: '' }, 'N/A'],
  ['an object for a text', code, { code: {} }, 'N/A'],
  ['a missing text', code, {}, 'N/A'],
  ['a number', gain, { gain: 1234.567 }, '1,234.57'],
  ['a text for a number', gain, { gain: 'a lot' }, 'N/A'],
  ['null for a number', gain, { gain: null }, 'N/A'],
  ['a date', day, { day: '2025-01-10T20:00:00Z' }, '11 Jan 2025'],
  ['rubbish for a date', day, { day: 'Invalid Date' }, 'N/A'],
  ['a number for a date', day, { day: 5 }, 'N/A'],
  ['a known code', status, { status: 1 }, 'Active'],
  ['a known code as text', status, { status: '1' }, 'Active'],
  ['another code', status, { status: 7 }, 'Inactive'],
  ['no code', status, {}, 'Inactive'],
  ['another code where there is no otherwise', known, { status: 7 }, 'N/A'],
  ['a name of Object for a code', known, { status: 'toString' }, 'N/A'],
  ['a link', page, { code: 'A1' }, 'A1'],
  ['a link without its field', page, {}, 'N/A'],
  ['a fixed link', preview, { code: 'A1' }, 'Preview'],
  ['a fixed link to nothing', preview, {}, 'N/A'],
  ['a link outside', site, { site: 'https://example.com' }, 'View (opens in a new tab)'],
  ['a script for a link outside', site, { site: 'javascript:alert(1)' }, 'N/A'],
  ['a row number', rowNumber<Row>('#'), {}, '7'],
])('%s is shown', (_, column, parts, expected) => {
  expect(shown(column, parts).textContent).toBe(expected)
})

test('a link outside opens a new tab that knows nothing of ours', () => {
  const anchor = shown(site, { site: 'https://example.com/a' }).querySelector('a')
  expect(anchor?.getAttribute('href')).toBe('https://example.com/a')
  expect(anchor?.target).toBe('_blank')
  expect(anchor?.rel).toBe('noopener noreferrer')
})

test.each<[string, Column<Row>, Record<string, unknown>, unknown]>([
  ['a number by itself', gain, { gain: 3 }, 3],
  ['what is no number by nothing, so that it comes last', gain, { gain: 'x' }, null],
  ['a date by its time', day, { day: '2025-01-10T00:00:00Z' }, Date.parse('2025-01-10T00:00:00Z')],
  [
    'a date without a time by midnight in India',
    day,
    { day: '2025-01-10' },
    Date.parse('2025-01-09T18:30:00Z'),
  ],
  ['what is no date by nothing', day, { day: 'soon' }, null],
  ['a code by its name', status, { status: 1 }, 'Active'],
])('%s is put in order', (_, column, parts, key) => {
  expect(sortable(column).value?.(row(parts))).toEqual(key)
})

// A column of a field that is not there, or of another type, does not compile.
// @ts-expect-error there is no such field
text<Row>('Oops', 'nothing')
// @ts-expect-error a text is no number
number<Row>('Oops', 'code')
// @ts-expect-error a number is no date
date<Row>('Oops', 'gain')

import { alikeTexts } from '@tarang/machines/testing/alike-texts'
import { describe, expect, test } from 'vitest'
import { formatDate } from '#platform/formats/console-date'
import { type ColumnFilterKind, date, dateTime, number, oneOf, rowNumber, text } from '../columns/index.ts'
import {
  columnFilters,
  daysOf,
  describeCondition,
  formatCondition,
  meets,
  parseCondition,
} from './column-filter.model.ts'

interface Row {
  name: string | null
  count: number | null
  at: string | null
  status: number
}

const row = (changes: Partial<Row>): Row => ({
  name: 'Nilgiri Growth',
  count: 12,
  at: null,
  status: 1,
  ...changes,
})
const columns = {
  name: text<Row>('Name', 'name'),
  count: number<Row>('Count', 'count'),
  day: date<Row>('Day', 'at'),
  at: dateTime<Row>('At', 'at'),
  status: oneOf<Row>('Status', 'status', { 1: ['Active', 'positive'], 0: ['Inactive', 'neutral'] }),
}
const keeps = (id: keyof typeof columns, value: string, changes: Partial<Row>) => {
  const column = columns[id]
  const condition = parseCondition(column.filter as ColumnFilterKind, value)
  return condition === null ? 'unknown' : meets(column, condition, row(changes))
}

describe('a condition', () => {
  test.each<[ColumnFilterKind, string]>([
    ['text', 'none'],
    ['text', 'is:TCS'],
    ['text', 'contains:a: b..c'],
    ['number', '10..20'],
    ['number', '..-2.5'],
    ['number', '0..'],
    ['date', 'last7'],
    ['date', '2026-02-28..2026-03-01'],
    ['date', '..2026-03-01'],
    ['choice', 'is:Active'],
    ['choice', 'is:Active|Inactive'],
  ])('of a %s column is read and written: %s', (kind, value) => {
    const condition = parseCondition(kind, value)
    expect(condition && formatCondition(condition)).toBe(value)
  })

  test('keeps a choice that has the sign between choices', () => {
    const condition = { by: 'choices', choices: ['A|B', '5 %7C', 'C'] } as const
    expect(parseCondition('choice', formatCondition(condition))).toEqual(condition)
  })

  test.each<[ColumnFilterKind, string]>([
    ['text', ''],
    ['text', 'is:'],
    ['text', 'contains: '],
    ['text', '1..2'],
    ['number', '..'],
    ['number', '20..10'],
    ['number', 'a..b'],
    ['number', '1..2..3'],
    ['number', 'last7'],
    ['date', '2026-02-30..'],
    ['date', '2026-03-02..2026-03-01'],
    ['date', '1..2'],
    ['date', 'toString'],
    ['number', 'greater:'],
    ['number', 'is:a'],
    ['date', 'less:5'],
    ['text', 'starts: '],
    ['choice', 'is:'],
    ['choice', 'not:'],
    ['choice', 'Active'],
  ])('does not fit a %s column: %s', (kind, value) => {
    expect(parseCondition(kind, value)).toBeNull()
  })

  test.each([
    ['number', '10..20', '10 to 20'],
    ['number', '100000..', 'from 1,00,000'],
    ['number', '..5', 'up to 5'],
    ['date', 'thisMonth', 'this month'],
    ['date', 'none', 'no value'],
    ['choice', 'is:Active|Inactive', 'Active or Inactive'],
    ['text', 'contains:tcs', 'contains “tcs”'],
    ['choice', 'not:Active|Inactive', 'not Active or Inactive'],
    ['number', 'greater:100000', 'is greater than 1,00,000'],
    ['date', 'less:2026-03-01', `is before ${formatDate('2026-03-01')}`],
    ['text', 'is:TCS', 'is “TCS”'],
    ['text', 'not:TCS', 'is not “TCS”'],
    ['text', 'starts:tc', 'starts with “tc”'],
  ] as const)('in words: %s %s', (kind, value, words) => {
    const condition = parseCondition(kind, value)
    expect(condition && describeCondition(condition)).toBe(words)
  })
})

describe('a row', () => {
  test.each([
    ['name', 'contains:growth', {}, true],
    ['name', 'contains:value', {}, false],
    ['name', 'is:nilgiri growth', {}, true],
    ['name', 'is:nilgiri', {}, false],
    ['name', 'not:nilgiri growth', {}, false],
    ['name', 'not:nilgiri', { name: null }, true],
    ['name', 'starts:nil', {}, true],
    ['name', 'starts:growth', {}, false],
    ['name', 'none', { name: null }, true],
    ['name', 'none', {}, false],
    ['count', 'is:12', {}, true],
    ['count', 'not:12', {}, false],
    ['count', 'not:12', { count: null }, true],
    ['count', 'greater:12', {}, false],
    ['count', 'greater:11.5', {}, true],
    ['count', 'less:12', {}, false],
    ['count', 'less:13', {}, true],
    ['count', 'less:13', { count: null }, false],
    ['count', '12..', {}, true],
    ['count', '..12', {}, true],
    ['count', '13..', {}, false],
    ['count', '..100', { count: null }, false],
    ['count', 'none', { count: null }, true],
    ['count', '0..0', { count: 0 }, true],
    ['count', 'none', { count: 0 }, false],
    // The cell shows −5.75.
    ['count', 'is:-5.75', { count: -5.7451 }, true],
    ['count', 'not:-5.75', { count: -5.7451 }, false],
    ['count', 'less:-5.74', { count: -5.7451 }, true],
    ['count', 'greater:-5.75', { count: -5.7451 }, false],
    ['count', '-5.75..-5.75', { count: -5.7451 }, true],
    ['count', 'is:-5.74', { count: -5.7451 }, false],
    ['status', 'is:Active', {}, true],
    ['status', 'is:Inactive|Other', {}, false],
    ['status', 'is:Inactive', { status: 0 }, true],
    ['status', 'not:Inactive|Other', {}, true],
    ['status', 'not:Active', {}, false],
    ['status', 'none', { status: 7 }, true],
    ['day', '2026-03-01..2026-03-01', { at: '2026-03-01' }, true],
    ['day', '2026-03-02..', { at: '2026-03-01' }, false],
    ['day', 'is:2026-03-01', { at: '2026-03-01' }, true],
    ['day', 'greater:2026-03-01', { at: '2026-03-01' }, false],
    ['day', 'less:2026-03-02', { at: '2026-03-01' }, true],
    ['day', 'less:2026-03-02', { at: 'soon' }, false],
    ['day', 'none', { at: 'soon' }, true],
    ['day', '..2099-01-01', { at: 'soon' }, false],
    // 18:29:59 UTC is the last second of the day in India.
    ['at', '2026-03-01..2026-03-01', { at: '2026-03-01T18:29:59Z' }, true],
    ['at', '2026-03-01..2026-03-01', { at: '2026-03-01T18:30:00Z' }, false],
    ['at', '2026-03-02..2026-03-02', { at: '2026-03-01T18:30:00Z' }, true],
  ] as const)('by %s, %s: %j', (id, value, changes, kept) => {
    expect(keeps(id, value, changes)).toBe(kept)
  })

  test.each(alikeTexts)('whose text differs by %s', (_, stored, typed) => {
    expect(keeps('name', `contains:${typed}`, { name: stored })).toBe(true)
    const again = stored.replace(/\s+/g, '\u00A0').normalize('NFD')
    expect(keeps('name', `is:${again}`, { name: stored })).toBe(true)
    const chosen = parseCondition('choice', `is:${again}`)
    expect(chosen && meets(columns.name, chosen, row({ name: stored }))).toBe(true)
  })
})

test.each([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
  ['last7', '2026-01-03', '2025-12-28', '2026-01-03'],
  ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2028-02-11', '2028-02-01', '2028-02-29'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['next7', '2026-12-28', '2026-12-28', '2027-01-03'],
  ['next30', '2026-01-31', '2026-01-31', '2026-03-01'],
] as const)('%s on %s', (preset, on, from, to) => {
  expect(daysOf(preset, on)).toEqual([from, to])
})

test('each column with a kind has a filter, unless the list has a select of its name', () => {
  const filters = columnFilters([rowNumber<Row>('No.'), ...Object.values(columns)], [{ name: 'status' }])
  expect(Object.keys(filters)).toEqual(['filter.name', 'filter.count', 'filter.at'])
  expect(filters['filter.count']?.accepts?.('1..2')).toBe(true)
  expect(filters['filter.count']?.accepts?.('last7')).toBe(false)
  expect(filters['filter.count']?.keeps(row({}), '1..2')).toBe(false)
  // Its presets follow the day in India.
  expect(filters['filter.at']?.asOf?.()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(filters['filter.count']?.asOf).toBeUndefined()
})

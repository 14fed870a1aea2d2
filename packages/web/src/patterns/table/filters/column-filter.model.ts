import { comparableText, searchKey } from '@tarang/machines/search-text'
import type { TableFilter } from '@tarang/machines/table'
import { indianTime } from '@tarang/machines/wire-date'
import { today } from '#platform/browser/clock'
import { formatDate } from '#platform/formats/console-date'
import { formatNumber, formatText, MISSING } from '#platform/formats/format'
import { inHundredths } from '#platform/formats/indian-number'
import { type Column, type ColumnFilterKind, numberOf } from '../columns/index.ts'
import { COLUMN_FILTER } from '../query/index.ts'

/** Ranges of days in India that follow the calendar. */
export const dayPresets = {
  today: 'Today',
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  next7: 'Next 7 days',
  next30: 'Next 30 days',
} as const

export type DayPreset = keyof typeof dayPresets

/** How a figure or a day is compared with a bound. */
export type Comparison = 'is' | 'not' | 'greater' | 'less'

/** A bound that is null is open. */
interface Range<Bound> {
  readonly from: Bound | null
  readonly to: Bound | null
}

/** What a column must have. */
export type ColumnCondition =
  | { readonly by: 'none' }
  | { readonly by: 'contains' | 'starts' | 'is' | 'not'; readonly text: string }
  | { readonly by: 'number'; readonly comparison: Comparison; readonly bound: number }
  | { readonly by: 'day'; readonly comparison: Comparison; readonly bound: string }
  | ({ readonly by: 'numbers' } & Range<number>)
  | ({ readonly by: 'days' } & Range<string>)
  | { readonly by: 'preset'; readonly preset: DayPreset }
  | { readonly by: 'choices' | 'otherChoices'; readonly choices: readonly string[] }

/** A day some days after another; days are `YYYY-MM-DD`. */
function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** The first day of a month, counted from that of a day. */
function monthStart(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** The first and the last day of a preset. */
export function daysOf(preset: DayPreset, on: string): readonly [from: string, to: string] {
  const ranges: Readonly<Record<DayPreset, () => readonly [string, string]>> = {
    today: () => [on, on],
    yesterday: () => [dayAfter(on, -1), dayAfter(on, -1)],
    last7: () => [dayAfter(on, -6), on],
    last30: () => [dayAfter(on, -29), on],
    thisMonth: () => [monthStart(on, 0), dayAfter(monthStart(on, 1), -1)],
    lastMonth: () => [monthStart(on, -1), dayAfter(monthStart(on, 0), -1)],
    next7: () => [on, dayAfter(on, 6)],
    next30: () => [on, dayAfter(on, 29)],
  }
  return ranges[preset]()
}

const isPreset = (text: string): text is DayPreset => Object.hasOwn(dayPresets, text)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAfter(text, 0) === text
const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text))

function rangeOf<Bound extends string | number>(
  value: string,
  isBound: (text: string) => boolean,
  boundOf: (text: string) => Bound,
): Range<Bound> | null {
  const [first, second, ...others] = value.split('..')
  if (first === undefined || second === undefined || others.length > 0 || first + second === '') return null
  if (![first, second].every((bound) => bound === '' || isBound(bound))) return null
  const from = first === '' ? null : boundOf(first)
  const to = second === '' ? null : boundOf(second)
  return from !== null && to !== null && from > to ? null : { from, to }
}

// A choice may have the sign that separates them.
const toAddress = (choice: string) => choice.replaceAll('%', '%25').replaceAll('|', '%7C')
const fromAddress = (text: string) => text.replaceAll('%7C', '|').replaceAll('%25', '%')

const CHOICES = /^(is|not):(.+)$/s
const TEXT = /^(is|not|contains|starts):(.*\S.*)$/s
const COMPARISON = /^(is|not|greater|less):(.+)$/s

/** The condition of a value in the address; null where it does not fit the kind of column. */
export function parseCondition(kind: ColumnFilterKind, value: string): ColumnCondition | null {
  if (value === 'none') return { by: 'none' }
  const [, comparison, bound = ''] = COMPARISON.exec(value) ?? []
  if (kind === 'number') {
    if (comparison)
      return isNumber(bound)
        ? { by: 'number', comparison: comparison as Comparison, bound: Number(bound) }
        : null
    const range = rangeOf(value, isNumber, Number)
    return range && { by: 'numbers', ...range }
  }
  if (kind === 'date') {
    if (isPreset(value)) return { by: 'preset', preset: value }
    if (comparison) return isDay(bound) ? { by: 'day', comparison: comparison as Comparison, bound } : null
    const range = rangeOf(value, isDay, String)
    return range && { by: 'days', ...range }
  }
  if (kind === 'choice') {
    const [, by, choices = ''] = CHOICES.exec(value) ?? []
    return choices === ''
      ? null
      : {
          by: by === 'is' ? 'choices' : 'otherChoices',
          choices: choices.split('|').map((choice) => comparableText(fromAddress(choice))),
        }
  }
  const [, by = '', text = ''] = TEXT.exec(value) ?? []
  return text === '' ? null : { by: by as 'is' | 'not' | 'contains' | 'starts', text }
}

/** A condition as a value for the address. */
export function formatCondition(condition: ColumnCondition): string {
  switch (condition.by) {
    case 'none':
      return 'none'
    case 'preset':
      return condition.preset
    case 'numbers':
    case 'days':
      return `${condition.from ?? ''}..${condition.to ?? ''}`
    case 'number':
    case 'day':
      return `${condition.comparison}:${condition.bound}`
    case 'choices':
    case 'otherChoices':
      return `${condition.by === 'choices' ? 'is' : 'not'}:${condition.choices.map(toAddress).join('|')}`
    default:
      return `${condition.by}:${condition.text.trim()}`
  }
}

const within = <Bound extends string | number>(found: Bound | null, { from, to }: Range<Bound>) =>
  found !== null && (from === null || found >= from) && (to === null || found <= to)

function compares<Bound extends string | number>(found: Bound | null, comparison: Comparison, bound: Bound) {
  // A missing value is not the bound.
  if (comparison === 'not') return found !== bound
  if (found === null) return false
  return comparison === 'is' ? found === bound : comparison === 'greater' ? found > bound : found < bound
}

/** Compares figures as cells show them, in hundredths: a figure read off a cell finds its row. */
const asShown = (figure: number | null) => (figure === null ? null : inHundredths(figure))

const figureOf = <Row>({ value }: Column<Row>, row: Row) => asShown(numberOf(value?.(row)))

const plainOf = <Row>({ plain }: Column<Row>, row: Row) => formatText(plain?.(row, 0))

/** The day in India of a date column. */
function dayOf<Row>({ value }: Column<Row>, row: Row): string | null {
  const instant = numberOf(value?.(row))
  return instant === null ? null : (indianTime(instant)?.day ?? null)
}

/** Whether a row meets a condition on a column. */
export function meets<Row>(column: Column<Row>, condition: ColumnCondition, row: Row): boolean {
  switch (condition.by) {
    case 'none':
      return plainOf(column, row) === MISSING
    case 'contains':
      return searchKey(plainOf(column, row)).includes(searchKey(condition.text))
    case 'is':
      return searchKey(plainOf(column, row)) === searchKey(condition.text)
    case 'not':
      return searchKey(plainOf(column, row)) !== searchKey(condition.text)
    case 'starts':
      return searchKey(plainOf(column, row)).startsWith(searchKey(condition.text))
    case 'choices':
      return condition.choices.includes(comparableText(plainOf(column, row)))
    case 'otherChoices':
      return !condition.choices.includes(comparableText(plainOf(column, row)))
    case 'number':
      return compares(figureOf(column, row), condition.comparison, inHundredths(condition.bound))
    case 'day':
      return compares(dayOf(column, row), condition.comparison, condition.bound)
    case 'numbers':
      return within(figureOf(column, row), { from: asShown(condition.from), to: asShown(condition.to) })
    case 'days':
      return within(dayOf(column, row), condition)
    case 'preset': {
      const [from, to] = daysOf(condition.preset, today())
      return within(dayOf(column, row), { from, to })
    }
  }
}

/** The name of a column's filter, also in the address. */
export const filterName = ({ id }: { readonly id: string }) => COLUMN_FILTER + id

/** The columns whose rows can be filtered, without those for which the list has a select. */
export const filterable = <Row>(columns: readonly Column<Row>[], declared: readonly { name: string }[]) =>
  columns.filter(
    (column): column is Column<Row> & { readonly filter: ColumnFilterKind } =>
      column.filter !== undefined && !declared.some(({ name }) => name === column.id),
  )

/** The filters of the columns, for the table's machine. */
export const columnFilters = <Row>(
  columns: readonly Column<Row>[],
  declared: readonly { name: string }[],
): Readonly<Record<string, TableFilter<Row>>> =>
  Object.fromEntries(
    filterable(columns, declared).map((column) => {
      const conditionOf = parseOnce(column.filter)
      return [
        filterName(column),
        {
          accepts: (value) => conditionOf(value) !== null,
          keeps: (row, value) => {
            const condition = conditionOf(value)
            return condition === null || meets(column, condition, row)
          },
          ...(column.filter === 'date' && { asOf: today }),
        } satisfies TableFilter<Row>,
      ]
    }),
  )

/** Parses a value again only when it changes: every row is asked for the same one. */
function parseOnce(kind: ColumnFilterKind) {
  let last: { readonly value: string; readonly condition: ColumnCondition | null } | undefined
  return (value: string) => {
    if (last?.value !== value) last = { value, condition: parseCondition(kind, value) }
    return last.condition
  }
}

export const comparisonLabels = {
  number: { is: 'is', not: 'is not', greater: 'is greater than', less: 'is less than' },
  date: { is: 'is', not: 'is not', greater: 'is after', less: 'is before' },
} as const satisfies Record<string, Readonly<Record<Comparison, string>>>

/** A condition in words: '10 to 20'. */
export function describeCondition(condition: ColumnCondition): string {
  switch (condition.by) {
    case 'none':
      return 'no value'
    case 'contains':
      return `contains “${condition.text}”`
    case 'is':
      return `is “${condition.text}”`
    case 'not':
      return `is not “${condition.text}”`
    case 'starts':
      return `starts with “${condition.text}”`
    case 'choices':
      return condition.choices.join(' or ')
    case 'otherChoices':
      return `not ${condition.choices.join(' or ')}`
    case 'number':
      return `${comparisonLabels.number[condition.comparison]} ${formatNumber(condition.bound)}`
    case 'day':
      return `${comparisonLabels.date[condition.comparison]} ${formatDate(condition.bound)}`
    case 'preset':
      return dayPresets[condition.preset].toLowerCase()
    case 'numbers':
      return wordsOfRange(condition, formatNumber)
    case 'days':
      return wordsOfRange(condition, formatDate)
  }
}

function wordsOfRange<Bound>({ from, to }: Range<Bound>, format: (bound: Bound) => string): string {
  if (from === null) return `up to ${to === null ? '' : format(to)}`
  return to === null ? `from ${format(from)}` : `${format(from)} to ${format(to)}`
}

/** The column filters of a query, each with its name in the query. */
export const columnFilterWords = <Row>(
  columns: readonly Column<Row>[],
  declared: readonly { name: string }[],
  filters: Readonly<Record<string, string>>,
): readonly { readonly name: string; readonly text: string }[] =>
  filterable(columns, declared).flatMap((column) => {
    const name = filterName(column)
    const condition = filters[name] === undefined ? null : parseCondition(column.filter, filters[name])
    return condition ? [{ name, text: `${column.label}: ${describeCondition(condition)}` }] : []
  })

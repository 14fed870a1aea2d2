import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { formatDate, formatDateTime } from '#platform/formats/console-date'
import { Toaster } from '#ui/toaster'
import { chooseAction } from '../../../testing/console.tsx'
import { type Column, phoneColumns, type ValueColumn } from './column.ts'
import { date, dateTime, longText, money, number, oneOf, rowNumber, text, toned } from './columns.tsx'
import { copyable } from './copyable.tsx'
import { externalLink, image, link, linkTo } from './link-columns.tsx'
import { actionsColumn } from './row-actions.tsx'

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
const price = money<Row>('Price', 'gain')
const moment = dateTime<Row>('Moment', 'day')
const note = longText<Row>('Note', 'code')
const outcome = toned<Row>('Outcome', 'code', { success: 'positive' })
const picture = image<Row>('Picture', 'site')
const coupon = copyable(text<Row>('Coupon', 'code'))

test.each<[string, Column<Row>, Record<string, unknown>, string]>([
  ['an amount', price, { gain: 149900 }, '₹1,49,900'],
  ['an amount with paise', price, { gain: -1499.5 }, '−₹1,499.50'],
  ['a text for an amount', price, { gain: '12' }, 'N/A'],
  ['a moment', moment, { day: '2025-01-10T20:00:00Z' }, formatDateTime('2025-01-10T20:00:00Z')],
  [
    'a moment without an offset',
    moment,
    { day: '2025-01-10T18:30:05' },
    formatDateTime('2025-01-10T18:30:05'),
  ],
  ['a day for a moment', moment, { day: '2025-01-10' }, formatDateTime('2025-01-10')],
  ['a number for a moment', moment, { day: 20250110 }, 'N/A'],
  ['a long text', note, { code: 'On and on' }, 'On and on'],
  ['a list for a long text', note, { code: [] }, 'N/A'],
  ['a word of the API', outcome, { code: 'SUCCESS' }, 'SUCCESS'],
  ['an unknown word', outcome, { code: 'constructor' }, 'constructor'],
  ['an object for a word', outcome, { code: {} }, 'N/A'],
  ['a script for a picture', picture, { site: 'javascript:alert(1)' }, 'N/A'],
  ['a picture over http', picture, { site: 'http://example.com/a.png' }, 'N/A'],
  ['a number for a picture', picture, { site: 4 }, 'N/A'],
  ['a code to copy', coupon, { code: 'FIRST' }, 'FIRST'],
  ['no code to copy', coupon, {}, 'N/A'],
  ['a text', code, { code: 'INFY' }, 'INFY'],
  ['an empty text', code, { code: '' }, 'N/A'],
  ['an object for a text', code, { code: {} }, 'N/A'],
  ['a missing text', code, {}, 'N/A'],
  ['a number', gain, { gain: 1234.567 }, '1,234.57'],
  ['a text for a number', gain, { gain: 'a lot' }, 'N/A'],
  ['null for a number', gain, { gain: null }, 'N/A'],
  ['a date', day, { day: '2025-01-10T20:00:00Z' }, formatDate('2025-01-11')],
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

// An export has the shown text, except plain numbers, the addresses of links, and dates, whose form is promised here.
test.each<[string, Column<Row>, Record<string, unknown>, string | number]>([
  ['a text', code, { code: ' INFY ' }, 'INFY'],
  ['a number', gain, { gain: 1234.5678 }, 1234.5678],
  ['no number', gain, { gain: 'a lot' }, 'N/A'],
  ['an amount', price, { gain: -1499.5 }, -1499.5],
  ['a date', day, { day: '2025-01-10T20:00:00Z' }, '11 Jan 2025'],
  ['a moment', moment, { day: '2025-01-10T20:00:00Z' }, '11 Jan 2025, 1:30 am'],
  ['a code', status, { status: 1 }, 'Active'],
  ['no code', known, {}, 'N/A'],
  ['a link', page, { code: 'A1' }, 'A1'],
  ['a fixed link', preview, { code: 'A1' }, `${location.origin}/preview/A1`],
  ['a fixed link to nothing', preview, {}, 'N/A'],
  ['a link outside', site, { site: 'https://example.com/a' }, 'https://example.com/a'],
  ['a script for a link outside', site, { site: 'javascript:alert(1)' }, 'N/A'],
  ['a picture', picture, { site: 'https://example.com/a.png' }, 'https://example.com/a.png'],
  ['a row number', rowNumber<Row>('#'), {}, 7],
  ['a code to copy', coupon, { code: 'FIRST' }, 'FIRST'],
])('%s in an export', (_, column, parts, expected) => {
  const { plain, exported = plain } = column
  expect(exported?.(row(parts), 7)).toBe(expected)
})

test('a picture that does not come is missing', async () => {
  const cell = shown(picture, { site: 'https://example.com/a.png' })
  const img = cell.querySelector('img')
  expect(img?.getAttribute('src')).toBe('https://example.com/a.png')
  expect(img?.alt).toBe('Picture')
  if (img) fireEvent.error(img)
  await waitFor(() => expect(cell.textContent).toBe('N/A'))
})

test('a code is copied with a button, and that is said; a browser that refuses too', async () => {
  const user = userEvent.setup()
  render(<Toaster />)
  shown(coupon, { code: 'FIRST' })
  await user.click(screen.getByRole('button', { name: 'Copy FIRST' }))
  expect(await navigator.clipboard.readText()).toBe('FIRST')
  expect(await screen.findByText('Copied FIRST')).toBeTruthy()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy FIRST' }))
  expect(await screen.findByText(/^Could not copy FIRST/)).toBeTruthy()
})

test('an external link opens a new tab without access to this one', () => {
  const anchor = shown(site, { site: 'https://example.com/a' }).querySelector('a')
  expect(anchor?.getAttribute('href')).toBe('https://example.com/a')
  expect(anchor?.target).toBe('_blank')
  expect(anchor?.rel).toBe('noopener noreferrer')
})

test.each<[string, ValueColumn<Row>, Record<string, unknown>, unknown]>([
  ['a number by its value', gain, { gain: 3 }, 3],
  ['anything but a number by null, so that it comes last', gain, { gain: 'x' }, null],
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
  expect(column.value?.(row(parts))).toEqual(key)
})

// A column of an unknown field or of a field of another type do not compile.
// @ts-expect-error there is no such field
text<Row>('Oops', 'nothing')
// @ts-expect-error a text is no number
number<Row>('Oops', 'code')
// @ts-expect-error a number is no date
date<Row>('Oops', 'gain')

test('a moment has its UTC on hover', () => {
  const parts = { day: '2025-01-10T20:00:00Z' }
  expect(shown(moment, parts).querySelector('time')?.title).toBe('2025-01-10 20:00 UTC')
  // A calendar day is no moment.
  expect(shown(day, parts).querySelector('time')).toBeNull()
  expect(shown(moment, { day: '2025-01-10' }).querySelector('time')).toBeNull()
})

test('a row on a phone has its name, its badge and three fields; without details all of them', () => {
  const fields = ['a', 'b', 'c', 'd'].map((label) => number<Row>(label, 'gain'))
  const labels = (columns: Column<Row>[], hasDetails: boolean) =>
    phoneColumns(columns, hasDetails).map(({ label }) => label)
  expect(labels([code, ...fields, status], true)).toEqual(['Code', 'Status', 'a', 'b', 'c'])
  expect(labels([code, ...fields, status], false)).toEqual(['Code', 'Status', 'a', 'b', 'c', 'd'])
  expect(labels([status, ...fields], true)).toEqual(['Status', 'a', 'b', 'c'])
  const long: Column<Row> = { ...code, label: 'Long', kind: 'longText' }
  expect(labels([code, long, ...fields.slice(2)], true)).toEqual(['Code', 'c', 'd', 'Long'])
})

test('the first action of a row is a button, the others are in a menu; the details have room for three', async () => {
  const done: string[] = []
  const actions = actionsColumn<Row>({
    nameOf: (named) => named.code,
    actionsOf: () =>
      ['Edit', 'Prices', 'Archive', 'Delete'].map((label) => ({ label, opens: () => done.push(label) })),
  })
  const buttons = () =>
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)
  const { unmount } = render(actions.detail?.(row({ code: 'MOM-1' }), 7))
  expect(buttons()).toEqual(['Edit MOM-1', 'Prices MOM-1', 'More actions on MOM-1'])
  unmount()
  shown(actions, { code: 'MOM-1' })
  expect(buttons()).toEqual(['Edit MOM-1', 'More actions on MOM-1'])
  await userEvent.click(screen.getByRole('button', { name: 'Edit MOM-1' }))
  await chooseAction('MOM-1', 'Delete')
  await waitFor(() => expect(done).toEqual(['Edit', 'Delete']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('More actions on MOM-1')
})

import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { calendarDay, indianTime, instantOf } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['2025-01-10', '2025-01-10'],
  ['2025-01-10T23:59:59', '2025-01-10'],
  ['2025-01-10 23:59', '2025-01-10'],
  ['2025-01-10T18:29:59Z', '2025-01-10'],
  ['2025-01-10T18:30:00Z', '2025-01-11'],
  ['2025-01-10T18:30:00.123+0000', '2025-01-11'],
  ['2025-01-10T23:00:00-08:00', '2025-01-11'],
  ['2025-01-11T02:00:00+05:30', '2025-01-11'],
  [' 2025-01-10 18:30:00+00 ', '2025-01-11'],
  ['2025-01-10 18:29:59 +0000', '2025-01-10'],
  ['2025-01-10t18:30:00z', '2025-01-11'],
  ['2025-01-10T18:29:59.999999999Z', '2025-01-10'],
  ['2025-01-10T24:00:00', '2025-01-10'],
  ['2024-12-31T20:00:00Z', '2025-01-01'],
  ['0001-01-01T00:00:00', '0001-01-01'],
  ['0001-01-01T00:00:00Z', '0001-01-01'],
  ['9999-12-31T23:59:59Z', null],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-30T10:00:00Z', null],
  ['2025-01-10T10:00:00+25:00', null],
  ['2025-01-10T10:00:00+05:99', null],
  ['2025-01-10T10:61', null],
  ['2025-01-10T10', null],
  ['11/14/2026', null],
  ['2025-02-29', null],
  ['2025-13-01', null],
  ['10/01/2025', null],
  ['soon', null],
  ['', null],
  [null, null],
  [undefined, null],
  [1_736_467_200_000, null],
  [{}, null],
])('the calendar day in India of %j is %j', (value, day) => {
  expect(calendarDay(value)).toBe(day)
})

test.each([
  ['2025-01-10', '2025-01-09T18:30:00.000Z'],
  ['2025-01-10T09:15', '2025-01-10T03:45:00.000Z'],
  ['2025-01-10T09:15:00Z', '2025-01-10T09:15:00.000Z'],
  ['2025-01-10T09:15:00-0800', '2025-01-10T17:15:00.000Z'],
  ['2025-01-10 09:15:00+05', '2025-01-10T04:15:00.000Z'],
  ['2025-01-10T09:15:00.5Z', '2025-01-10T09:15:00.500Z'],
  ['2025-01-10T09:15:00,123456789Z', '2025-01-10T09:15:00.123Z'],
])('the point in time of %j is %j', (value, instant) => {
  expect(instantOf(value)).toBe(Date.parse(instant))
})

test('the usual form is read as Date.parse reads it, whatever the date', () => {
  const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (instant) => {
      expect(instantOf(instant.toISOString())).toBe(instant.getTime())
      expect(calendarDay(instant.toISOString())).toBe(indianTime(instant.getTime())?.day ?? null)
    }),
  )
})

test.each([
  ...['2025-02-29T00:00:00.000Z', '1900-02-29T00:00:00.000Z', '2025-04-31T00:00:00.000Z'],
  ...['2025-00-10T00:00:00.000Z', '2025-13-10T00:00:00.000Z', '2025-01-00T00:00:00.000Z'],
  ...['2025-01-10T25:00:00.000Z', '2025-01-10T10:60:00.000Z', '2025-01-10T10:00:60.000Z'],
  ...['2025-01-10T10:00:00.000X', '2025-01-10T10:00:00.00aZ', '2025/01/10T10:00:00.000Z'],
])('%s is no instant and no day', (value) => {
  expect(instantOf(value)).toBeNull()
  expect(calendarDay(value)).toBeNull()
})

test.each(['2025-02-30', 'soon', null, 5])('%j is no instant', (value) => {
  expect(instantOf(value)).toBeNull()
})

test.each([
  ['2025-01-10T18:29:59Z', { day: '2025-01-10', hour: 23, minute: 59, second: 59 }],
  ['2025-01-10T18:30:00Z', { day: '2025-01-11', hour: 0, minute: 0, second: 0 }],
])("India's clock at %j shows %j", (instant, time) => {
  expect(indianTime(Date.parse(instant))).toEqual(time)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15, Date.parse('-000001-01-01')])(
  "India's clock at %d shows nothing",
  (instant) => {
    expect(indianTime(instant)).toBeNull()
  },
)

test('a day is read without Intl formats', () => {
  vi.stubGlobal('Intl', {})
  expect(calendarDay('2025-01-10T18:30:00Z')).toBe('2025-01-11')
})

import { expect, test } from 'vitest'
import { formatDateTime } from '#platform/formats/console-date'
import { formatRun, hasFailed, historyOf, runLength } from './run.model.ts'

const now = new Date('2026-11-21T12:00:00+05:30')
const START = '2026-11-21T10:00:00+05:30'

test.each([
  [START, '2026-11-21T10:00:00+05:30', 'SUCCESS', '0 s'],
  [START, '2026-11-21T10:00:42+05:30', 'FAILED', '42 s'],
  [START, '2026-11-21T10:14:00+05:30', 'SUCCESS', '14 min'],
  [START, '2026-11-21T10:14:20+05:30', 'SUCCESS', '14 min 20 s'],
  [START, '2026-11-21T10:59:59.600+05:30', 'SUCCESS', '1 h'],
  [START, '2026-11-21T07:05:00Z', 'SUCCESS', '2 h 35 min'],
  [START, '2026-11-23T10:00:00+05:30', 'SUCCESS', '48 h'],
  [START, '2026-11-21T09:59:59+05:30', 'SUCCESS', 'End before start'],
  [START, null, 'RUNNING', `Running since ${formatDateTime(START)}`],
  [START, null, 'running', `Running since ${formatDateTime(START)}`],
  [START, null, 'SUCCESS', 'No end recorded'],
  [START, 'soon', null, 'No end recorded'],
  ['2026-11-21T13:00:00+05:30', null, 'RUNNING', 'Start in the future'],
  [null, '2026-11-21T10:00:00+05:30', 'SUCCESS', 'N/A'],
  [undefined, undefined, undefined, 'N/A'],
] as const)('a run from %j to %j that is %j shows %j', (startDate, end_date, status, words) => {
  expect(formatRun({ startDate, end_date, status } as Parameters<typeof formatRun>[0], now)).toBe(words)
})

test('a run of unknown length has none, to sort last', () => {
  expect(runLength({ startDate: START, end_date: '2026-11-21T10:00:01+05:30' })).toBe(1000)
  expect(runLength({ startDate: START, end_date: '2026-11-21T09:00:00+05:30' })).toBeNull()
  expect(runLength({ startDate: START })).toBeNull()
})

test.each([
  ['FAILED', true],
  [' failed ', true],
  ['SUCCESS', false],
  [null, false],
] as const)('a run with the status %j has failed: %j', (status, failed) => {
  expect(hasFailed({ status } as Parameters<typeof hasFailed>[0])).toBe(failed)
})

const run = (day: number | null, status: string, scheduler_name = 'prices') => ({
  scheduler_name,
  status,
  startDate: day && `2026-11-${day}T10:00:00Z`,
  end_date: day && `2026-11-${day}T11:00:00Z`,
})

test.each([
  ['no runs', [], null, 0],
  ['runs of others', [run(10, 'FAILED', 'splits')], null, 0],
  ['only failures', [run(10, 'FAILED'), run(11, 'FAILED')], null, 2],
  ['a success last', [run(10, 'FAILED'), run(11, 'SUCCESS')], '2026-11-11T11:00:00Z', 0],
  ['failures since', [run(12, 'FAILED'), run(10, 'SUCCESS'), run(11, 'failed')], '2026-11-10T11:00:00Z', 2],
  ['one running', [run(13, 'RUNNING'), run(12, 'FAILED'), run(11, 'SUCCESS')], '2026-11-11T11:00:00Z', 1],
  ['a partial one', [run(12, 'FAILED'), run(11, 'PARTIAL'), run(10, 'FAILED')], null, 1],
  ['one without a date', [run(null, 'FAILED'), run(11, 'SUCCESS')], '2026-11-11T11:00:00Z', 0],
  [
    'one without a status',
    [run(13, 'FAILED'), { ...run(12, ''), status: null }, run(11, 'FAILED'), run(10, 'SUCCESS')],
    '2026-11-10T11:00:00Z',
    2,
  ],
  [
    'a success without a start',
    [run(10, 'FAILED'), run(12, 'FAILED'), { ...run(11, 'SUCCESS'), startDate: null }],
    '2026-11-11T11:00:00Z',
    1,
  ],
  ['a success without an end', [{ ...run(11, 'SUCCESS'), end_date: null }], '2026-11-11T10:00:00Z', 0],
] as const)('the history of %s', (_, runs, lastSuccess, failuresInARow) => {
  expect(historyOf(runs as Parameters<typeof historyOf>[0], 'prices')).toEqual({
    lastSuccess,
    failuresInARow,
  })
})

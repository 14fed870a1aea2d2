import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './console-date.ts'
import { recordedText } from './recorded-text.ts'

test.each([
  [null, 'N/A'],
  ['', 'N/A'],
  [0, '0'],
  [false, 'false'],
  [['a', 'b'], 'a, b'],
  [[], 'N/A'],
  [{ a: 1 }, '{"a":1}'],
  ['2026-11-20', formatDate('2026-11-20')],
  ['2026-11-20T10:30:00.000Z', formatDateTime('2026-11-20T10:30:00.000Z')],
  ['2026-11-20 10:30', formatDateTime('2026-11-20 10:30')],
  ['2026-02-31', '2026-02-31'],
  ['2026-11-20 onwards', '2026-11-20 onwards'],
  ['20261120', '20261120'],
])('%j is shown as %j', (value, text) => {
  expect(recordedText(value)).toBe(text)
})

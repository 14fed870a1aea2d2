import { expect, test } from 'vitest'
import { formatAge } from './rows-age.ts'

const loadedAt = new Date('2026-11-26T10:00:00+05:30')

test.each([
  ['the clock has gone back', -5, 'Updated just now'],
  ['59 seconds', 59 / 60, 'Updated just now'],
  ['1 minute', 1, 'Updated 1 min ago'],
  ['59 minutes', 59.9, 'Updated 59 min ago'],
  ['1 hour', 60, 'Updated 1 h ago'],
  ['23 hours', 24 * 60 - 1, 'Updated 23 h ago'],
  ['a day', 24 * 60, 'Updated 1 day ago'],
  ['days', 3 * 24 * 60, 'Updated 3 days ago'],
])('%s', (_, minutes, words) => {
  expect(formatAge(loadedAt, loadedAt.getTime() + minutes * 60_000)).toBe(words)
})

test('another verb', () => {
  expect(formatAge(loadedAt, loadedAt.getTime() + 5 * 60_000, 'Checked')).toBe('Checked 5 min ago')
})

import { expect, test } from 'vitest'
import { formatFileSize } from './format-money.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1023, '1 kB'],
  [1024, '1 kB'],
  [1025, '2 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1024, '1 MB'],
  [2 * 1024 * 1024, '2 MB'],
  [2 * 1024 * 1024 + 1, '2.01 MB'],
])('%i bytes read %s', (size, words) => {
  expect(formatFileSize(size)).toBe(words)
})

import { expect, test } from 'vitest'
import { alikeTexts } from '../../testing/alike-texts.ts'
import { comparableText, searchKey } from './index.ts'

test.each(alikeTexts)('texts that differ by %s have one key', (_, stored, typed) => {
  expect(searchKey(stored)).toContain(searchKey(typed))
})

test.each([
  ['Cafe', 'Café'],
  ['फ', 'फ\u093C'],
  ['Nifty 50', 'Nifty50'],
  ['1:5', '1-5'],
])('%j and %j stay apart', (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other))
})

test('a text that is compared and not searched keeps its case', () => {
  expect(comparableText(' Cafe\u0301\u00A0A ')).toBe('Caf\u00E9 A')
})

test('a text without visible characters has an empty key', () => {
  expect(searchKey(' \u200B\u00A0\uFEFF')).toBe('')
})

import { expect, test } from 'vitest'
import { latinKey } from './shortcut.ts'

test.each([
  ['the US layout', 'k', 'KeyK', false, 'k'],
  ['caps lock', 'K', 'KeyK', false, 'k'],
  ['a Hindi layout', 'क', 'KeyK', false, 'k'],
  ['a Tamil layout', 'க', 'KeyK', false, 'k'],
  ['a Russian layout', 'л', 'KeyK', false, 'k'],
  ['a French layout, by what it writes', 'k', 'KeyK', false, 'k'],
  ['a Dvorak layout, by what it writes', 't', 'KeyK', false, 't'],
  ['a German letter, which is Latin', 'ü', 'BracketLeft', false, 'ü'],
  ['a bracket in Hindi', 'ड', 'BracketLeft', false, '['],
  ['a slash in Hindi', 'य', 'Slash', false, '/'],
  ['a question mark in Hindi', 'य़', 'Slash', true, '?'],
  ['a key without a position of ours', 'ज', 'Semicolon', false, 'ज'],
  ['a named key', 'Enter', 'Enter', false, 'Enter'],
])('%s', (_, key, code, shiftKey, expected) => {
  expect(latinKey({ key, code, shiftKey })).toBe(expected)
})

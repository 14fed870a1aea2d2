import { expect, test } from 'vitest'
import { differingLines, type NumberedLine } from './differing-lines.ts'

const texts = (lines: readonly NumberedLine[]) => lines.map(({ number, text }) => `${number}${text}`)
function compare(before: readonly string[], after: readonly string[]) {
  const { removed, added } = differingLines(before, after)
  return [texts(removed), texts(added)]
}

test.each<[what: string, before: string, after: string, removed: string[], added: string[]]>([
  ['nothing', 'abc', 'abc', [], []],
  ['two changes', 'abcde', 'xbcdy', ['1a', '5e'], ['1x', '5y']],
  ['an insertion between', 'abde', 'abcde', [], ['3c']],
  ['a removed duplicate', 'aaab', 'aab', ['3a'], []],
  ['an added duplicate', 'abc', 'abbc', [], ['3b']],
  ['a moved line', 'abcd', 'bcda', ['1a'], ['4a']],
  ['two swapped lines', 'ab', 'ba', ['1a'], ['2a']],
  ['everything', 'ab', '', ['1a', '2b'], []],
])('finds %s', (_, before, after, removed, added) => {
  expect(compare([...before], [...after])).toEqual([removed, added])
})

test('of very long texts all lines between the first and the last difference differ', () => {
  const middle = Array.from({ length: 3_000 }, (_, index) => `line ${index}`)
  const { removed, added } = differingLines(['a', 'b', ...middle, 'c', 'z'], ['a', 'd', ...middle, 'e', 'z'])
  expect([removed.length, added.length]).toEqual([3_002, 3_002])
  expect([removed[0], removed.at(-1)]).toEqual([
    { number: 2, text: 'b' },
    { number: 3_003, text: 'c' },
  ])
})

import { expect, test } from 'vitest'
import { differingLines, type NumberedLine } from './differing-lines.ts'

const texts = (lines: readonly NumberedLine[]) => lines.map(({ number, text }) => `${number}${text}`)
function compare(before: string[], after: string[]) {
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

const numbers = Array.from({ length: 3_000 }, (_, index) => `line ${index}`)

test('finds few changes in a long text', () => {
  expect(compare(['a', ...numbers, 'c'], ['b', ...numbers, 'd'])).toEqual([
    ['1a', '3002c'],
    ['1b', '3002d'],
  ])
})

test('of very different texts all lines differ', () => {
  const others = numbers.map((text, index) => (index % 4 === 0 ? text : `other ${index}`))
  const { removed, added } = differingLines(numbers, others)
  expect([removed.length, added.length]).toEqual([3_000, 3_000])
  expect([removed[0], removed.at(-1)]).toEqual([
    { number: 1, text: 'line 0' },
    { number: 3_000, text: 'line 2999' },
  ])
})

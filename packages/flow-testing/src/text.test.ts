import { expect, test } from 'vitest'
import { digestOf, textOf } from './text.ts'

class Refusal extends Error {
  override readonly name = 'Refusal'
}

test.each<[string, unknown, string]>([
  ['keys in any order', { b: 1, a: [true, null, undefined] }, '{a:[true,null,undefined],b:1}'],
  ['numbers that JSON loses', [Number.NaN, -0, Number.POSITIVE_INFINITY], '[NaN,-0,Infinity]'],
  ['a text and a number alike', ['1', 1], '["1",1]'],
  [
    'an error, with what it says',
    new Refusal('No.'),
    'Refusal{cause:undefined,message:"No.",name:"Refusal"}',
  ],
  ['a function, whatever its name', { rowId: function rowId() {} }, '{rowId:ƒ}'],
])('%s', (_, value, text) => {
  expect(textOf(value)).toBe(text)
})

test('one object twice is told from two alike, where that is asked', () => {
  const one = { liked: true }
  expect(textOf([one, one])).toBe(textOf([one, { ...one }]))
  expect(textOf([one, one], { sharing: true })).not.toBe(textOf([one, { ...one }], { sharing: true }))
})

test('digests differ where texts do', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `{"page":${at}}`)
  expect(new Set(texts.map(digestOf)).size).toBe(texts.length)
})

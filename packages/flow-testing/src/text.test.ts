import { expect, test } from 'vitest'
import { digestOf, textOf } from './text.ts'

class Refusal extends Error {
  override readonly name = 'Refusal'
}

test.each<[string, unknown, string]>([
  ['keys in any order', { b: 1, a: [true, null, undefined] }, '{a:[true,null,undefined],b:1}'],
  ['numbers that JSON loses', [Number.NaN, -0, Number.POSITIVE_INFINITY], '[NaN,-0,Infinity]'],
  ['a text and an equal number', ['1', 1], '["1",1]'],
  ['an error, with its message', new Refusal('No.'), 'Refusal{cause:undefined,message:"No.",name:"Refusal"}'],
  ['a function, whatever its name', { rowId: function rowId() {} }, '{rowId:ƒ}'],
])('%s', (_, value, text) => {
  expect(textOf(value)).toBe(text)
})

test('with sharing, one object twice differs from two equal objects', () => {
  const one = { liked: true }
  expect(textOf([one, one])).toBe(textOf([one, { ...one }]))
  expect(textOf([one, one], { sharing: true })).not.toBe(textOf([one, { ...one }], { sharing: true }))
})

test('digests differ where texts do', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `{"page":${at}}`)
  expect(new Set(texts.map(digestOf)).size).toBe(texts.length)
})

import { expect, test } from 'vitest'
import { withQuery } from './address.ts'

test.each([
  [{}, '/list'],
  [{ page: null }, '/list'],
  [{ page: '2', q: null }, '/list?page=2'],
  [{ q: 'a&b c', all: 'learn,offer' }, '/list?q=a%26b+c&all=learn%2Coffer'],
  [{ q: '' }, '/list?q='],
])('a path with %j is %s', (parameters, address) => {
  expect(withQuery('/list', parameters)).toBe(address)
})

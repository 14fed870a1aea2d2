import { expect, test } from 'vitest'
import { address, withQuery } from './address.ts'

test.each([
  [{}, '/list'],
  [{ page: null }, '/list'],
  [{ page: '2', q: null }, '/list?page=2'],
  [{ q: 'a&b c', all: 'learn,offer' }, '/list?q=a%26b+c&all=learn%2Coffer'],
  [{ q: '' }, '/list?q='],
])('a path with %j is %s', (parameters, address) => {
  expect(withQuery('/list', parameters)).toBe(address)
})

test('a query that a screen writes leaves what waits in the state of the history entry', () => {
  history.replaceState({ formToOpen: 1 }, '', '/list')
  address.write('q=a', { isStep: false })
  expect([location.search, history.state]).toEqual(['?q=a', { formToOpen: 1, seen: true }])
  address.write('q=b', { isStep: true })
  expect(history.state).toEqual({ seen: true })
})

import { expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
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

test('a link, Back and Forward to the same path arrive there, and what a screen writes does not', () => {
  history.replaceState(null, '', '/list')
  const arrived = vi.fn()
  const stop = address.onArrival(() => arrived(location.pathname + location.search))
  const calls = () => arrived.mock.calls.splice(0).flat()

  address.write('q=a', { isStep: false })
  address.write('q=b', { isStep: true })
  expect(calls()).toEqual([])
  navigate('/list?q=c')
  expect(calls()).toEqual(['/list?q=c'])
  dispatchEvent(new PopStateEvent('popstate'))
  expect(calls()).toEqual(['/list?q=c'])
  navigate('/another?q=d')
  expect(calls()).toEqual([])
  navigate('/list')
  stop()
  navigate('/list?q=e')
  expect(calls()).toEqual(['/list'])
})

import { expect, test, vi } from 'vitest'
import { session } from './session.ts'

const login = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }

test('is kept in session storage under the names that are specified', () => {
  session.store(login)
  expect({ ...sessionStorage }).toEqual({ jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' })
  expect(localStorage.length).toBe(0)
})

test.each([
  ['stays', {}, 'refresh'],
  ['is replaced by its successor', { refreshToken: 'successor' }, 'successor'],
])('takes a refreshed token, and the refresh token %s', (_, more, refreshToken) => {
  session.store(login)
  session.replace({ jwtToken: 'fresh', ...more })
  expect({ ...sessionStorage }).toEqual({ jwtToken: 'fresh', refreshToken, userName: 'Asha Rao' })
})

test('ends by taking its three keys away, and only those', () => {
  sessionStorage.setItem('other', 'stays')
  session.store(login)
  session.clear()
  expect({ ...sessionStorage }).toEqual({ other: 'stays' })
  expect(session.jwtToken()).toBeNull()
})

test('a token in local storage counts for nothing', () => {
  localStorage.setItem('jwtToken', 'jwt')
  expect(session.jwtToken()).toBeNull()
})

test('tells who watches, until they stop', () => {
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.store(login)
  session.clear()
  stop()
  session.store(login)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('storage that refuses is no session, and no crash', () => {
  const refusal = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  session.store(login)
  expect(session.jwtToken()).toBeNull()
  expect(session.userName()).toBe('')
  refusal.mockRestore()
})

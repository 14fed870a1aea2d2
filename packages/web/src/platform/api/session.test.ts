import { expect, test, vi } from 'vitest'
import { session } from './session.ts'

const login = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }

test('is stored in session storage under the specified names', () => {
  session.store(login)
  expect({ ...sessionStorage }).toEqual({ jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' })
  expect(localStorage.length).toBe(0)
})

test.each([
  ['stays', {}, 'refresh'],
  ['is replaced by its successor', { refreshToken: 'successor' }, 'successor'],
])('replaces a refreshed token; the refresh token %s', (_, more, refreshToken) => {
  session.store(login)
  session.replace({ jwtToken: 'fresh', ...more })
  expect({ ...sessionStorage }).toEqual({ jwtToken: 'fresh', refreshToken, userName: 'Asha Rao' })
})

test('clear removes its three keys, and only those', () => {
  sessionStorage.setItem('other', 'stays')
  session.store(login)
  session.clear()
  expect({ ...sessionStorage }).toEqual({ other: 'stays' })
  expect(session.jwtToken()).toBeNull()
})

test('a token in local storage is ignored', () => {
  localStorage.setItem('jwtToken', 'jwt')
  expect(session.jwtToken()).toBeNull()
})

test('notifies listeners until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.store(login)
  session.clear()
  stop()
  session.store(login)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('refused storage means no session, without an error', () => {
  const refusal = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  session.store(login)
  expect(session.jwtToken()).toBeNull()
  expect(session.userName()).toBe('')
  refusal.mockRestore()
})

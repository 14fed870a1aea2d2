import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#platform/api/session'
import { logOut, onLogoutInOtherTab } from './log-out.ts'

const login = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }

/** A `BroadcastChannel` within one page. */
class Channel extends EventTarget {
  static all = new Set<Channel>()
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    Channel.all.delete(this)
  }
}

afterEach(() => {
  Channel.all.clear()
  vi.unstubAllGlobals()
})

test('a logout reaches the other tabs once, and none after the cleanup', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const clear = vi.spyOn(session, 'clear')
  const stop = onLogoutInOtherTab()
  session.store(login)
  logOut()
  expect(session.jwtToken()).toBeNull()
  expect(clear).toHaveBeenCalledTimes(2)
  stop()
  logOut()
  expect(clear).toHaveBeenCalledTimes(3)
  expect(Channel.all.size).toBe(0)
})

test('a browser without channels logs out this tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  session.store(login)
  onLogoutInOtherTab()()
  logOut()
  expect(session.jwtToken()).toBeNull()
})

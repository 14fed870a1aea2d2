import { afterEach, expect, test, vi } from 'vitest'
import { hearLogouts, logOut } from './logout.ts'
import { session } from './session.ts'

const begun = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }

/** What this tab says and hears, as another tab would have it. */
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

test('a logout here is heard by the other tabs, once, and by nobody who has stopped listening', () => {
  vi.stubGlobal('BroadcastChannel', Channel)
  const heard = vi.spyOn(session, 'clear')
  const stop = hearLogouts()
  session.store(begun)
  logOut()
  expect(session.jwtToken()).toBeNull()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  logOut()
  expect(heard).toHaveBeenCalledTimes(3)
  expect(Channel.all.size).toBe(0)
})

test('a browser without channels logs out all the same', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  session.store(begun)
  hearLogouts()()
  logOut()
  expect(session.jwtToken()).toBeNull()
})

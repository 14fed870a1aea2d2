import { afterEach, expect, test, vi } from 'vitest'
import { hearRenewals, sharedSession } from './renewal.ts'
import { session } from './session.ts'
import { hearTabs, tellTabs } from './tabs.ts'

const begun = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }
const name = 'tarang-renewal'

let stop = () => {}
afterEach(() => {
  stop()
  session.clear()
  vi.unstubAllGlobals()
})

const held = () => [session.jwtToken(), session.refreshToken()]

test('new tokens are told to the other tabs, with the token that they are for', async () => {
  const heard = vi.fn()
  stop = hearTabs(name, heard)
  session.store(begun)
  sharedSession.replace({ jwtToken: 'new', refreshToken: 'successor' })
  expect(held()).toEqual(['new', 'successor'])
  await vi.waitFor(() =>
    expect(heard.mock.calls).toEqual([[{ jwtToken: 'new', refreshToken: 'successor', used: 'refresh' }]]),
  )
})

test('a tab takes those that are for its own token, and no others', async () => {
  stop = hearRenewals()
  session.store(begun)
  tellTabs(name, { jwtToken: 'theirs', refreshToken: 'theirs', used: 'of somebody else' })
  tellTabs(name, { jwtToken: 'nobody’s', used: null })
  tellTabs(name, { jwtToken: 'new', refreshToken: 'successor', used: 'refresh' })
  await vi.waitFor(() => expect(held()).toEqual(['new', 'successor']))
  session.clear()
  tellTabs(name, { jwtToken: 'newer', refreshToken: 'its successor', used: 'successor' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(held()).toEqual([null, null])
})

test('a browser without channels keeps its new tokens to itself', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  stop = hearRenewals()
  session.store(begun)
  sharedSession.replace({ jwtToken: 'new' })
  expect(held()).toEqual(['new', 'refresh'])
})

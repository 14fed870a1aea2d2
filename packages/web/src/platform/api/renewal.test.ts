import { afterEach, expect, test, vi } from 'vitest'
import { onTabMessage, postToTabs } from '../browser/tabs.ts'
import { onRenewalInOtherTab, sharedSession } from './renewal.ts'
import { session } from './session.ts'

const login = { jwtToken: 'jwt', refreshToken: 'refresh', userName: 'Asha Rao' }
const name = 'tarang-renewal'

let stop = () => {}
afterEach(() => {
  stop()
  session.clear()
  vi.unstubAllGlobals()
})

const tokens = () => [session.jwtToken(), session.refreshToken()]

test('renewed tokens are posted to the other tabs, with the token that they replace', async () => {
  const onMessage = vi.fn()
  stop = onTabMessage(name, onMessage)
  session.store(login)
  sharedSession.replace({ jwtToken: 'new', refreshToken: 'successor' })
  expect(tokens()).toEqual(['new', 'successor'])
  await vi.waitFor(() =>
    expect(onMessage.mock.calls).toEqual([[{ jwtToken: 'new', refreshToken: 'successor', used: 'refresh' }]]),
  )
})

test('a tab takes only the tokens that replace its own', async () => {
  stop = onRenewalInOtherTab()
  session.store(login)
  postToTabs(name, { jwtToken: 'theirs', refreshToken: 'theirs', used: 'another user’s' })
  postToTabs(name, { jwtToken: 'nobody’s', used: null })
  postToTabs(name, { jwtToken: 'new', refreshToken: 'successor', used: 'refresh' })
  await vi.waitFor(() => expect(tokens()).toEqual(['new', 'successor']))
  session.clear()
  postToTabs(name, { jwtToken: 'newer', refreshToken: 'its successor', used: 'successor' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tokens()).toEqual([null, null])
})

test('a browser without channels renews the tokens of this tab', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  stop = onRenewalInOtherTab()
  session.store(login)
  sharedSession.replace({ jwtToken: 'new' })
  expect(tokens()).toEqual(['new', 'refresh'])
})

import { afterEach, expect, test } from 'vitest'
import { currentInvite, forgetInvite, readInvite, registrationCredential } from './invite.ts'

afterEach(forgetInvite)

test('is moved from the address bar into memory', () => {
  history.replaceState(null, '', '/?returnTo=%2FauditLogs#invite=s3cret-_~')
  readInvite()
  expect(location.href).not.toContain('invite')
  expect(location.search).toBe('?returnTo=%2FauditLogs')
  expect(registrationCredential()).toBe('s3cret-_~')
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('s3cret')
})

test.each(['#invite=', '#invite=two%20words', '#invite=line%0Abreak', '#other=1', ''])(
  '%j has no invite',
  (hash) => {
    history.replaceState(null, '', `/${hash}`)
    readInvite()
    expect(currentInvite.read()).toBeNull()
    expect(registrationCredential()).toBeUndefined()
  },
)

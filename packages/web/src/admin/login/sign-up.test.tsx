import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { config } from '#platform/config'
import { stubFetch } from '../../testing/stub-fetch.ts'
import Console from '../console.tsx'
import { forgetInvite, readInvite } from './invite.ts'

const user = userEvent.setup()
const sent = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  forgetInvite()
  sent
    .mockReset()
    .mockImplementation(async () => Response.json({ status: { statusCode: 403 } }, { status: 403 }))
  stubFetch(sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  configure('')
})

const configure = (registrationCredential: string) => Object.assign(config, { registrationCredential })

const follow = (address: string) => {
  history.replaceState(null, '', address)
  readInvite()
}
const open = (address: string) => {
  follow(address)
  return act(async () => render(<Console />))
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

async function register() {
  await dialog('Sign Up')
  const person = {
    'First Name': 'Rohan',
    'Last Name': 'Iyer',
    Email: 'rohan@tarang.example',
    'Phone Number': '5550000077',
  }
  for (const [label, value] of Object.entries(person))
    await user.type(await screen.findByRole('textbox', { name: new RegExp(label) }), value)
  await press('Sign Up')
  await waitFor(() => expect(sent).toHaveBeenCalled())
}

/** The credentials of each registration request. */
const credentials = () =>
  sent.mock.calls.map(([{ url, headers }]) => [
    new URL(url).pathname,
    ['authorization', 'cookie'].flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ])
const registered = (...headers: [string, string][]) => [['/api/user/registerAdmin', headers]]

test('the link of an invite opens Sign Up, which sends the invite', async () => {
  await open('/#invite=from-the-link')
  await register()
  expect(credentials()).toEqual(registered(['authorization', 'Bearer from-the-link']))
})

test('Sign Up sends the invite also after a switch to Login and back', async () => {
  await open('/#invite=from-the-link')
  await dialog('Sign Up')
  await press('Login')
  await dialog('Login')
  await press('Sign Up')
  await register()
  expect(credentials()).toEqual(registered(['authorization', 'Bearer from-the-link']))
})

test.each([
  ['Login', false],
  ['Sign Up', true],
])('an invite link opened while %s is shown is used', async (_, isSigningUp) => {
  await open('/')
  await dialog('Login')
  if (isSigningUp) await press('Sign Up')
  await act(async () => follow('/#invite=later'))
  await register()
  expect(credentials()).toEqual(registered(['authorization', 'Bearer later']))
  expect(location.href).not.toContain('invite')
})

test('without an invite Sign Up sends the configured credential', async () => {
  configure('configured-credential')
  await open('/')
  await dialog('Login')
  await press('Sign Up')
  await register()
  expect(credentials()).toEqual(registered(['authorization', 'Bearer configured-credential']))
})

test('an invite takes precedence over the configured credential', async () => {
  configure('configured-credential')
  await open('/#invite=from-the-link')
  await register()
  expect(credentials()).toEqual(registered(['authorization', 'Bearer from-the-link']))
})

test.each(['/', '/#invite=', '/#invite=two%20words'])(
  'with neither, opened at %s, no credential is sent',
  async (address) => {
    await open(address)
    await dialog('Login')
    await press('Sign Up')
    await register()
    expect(credentials()).toEqual(registered())
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Forbidden: Check your authorization token or API permissions.',
    )
  },
)

import { CODE_DIGITS } from '@tarang/machines/one-time-code'
import { otherCode } from '@tarang/server/testing/other-code'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { session } from '#platform/api/session'
import { config } from '#platform/config'
import { withReferenceServer } from '../../testing/reference-server.ts'
import Console from '../console.tsx'
import { forgetInvite, readInvite } from './invite.ts'

const reference = withReferenceServer()
const user = userEvent.setup()
const SEND = 'POST /api/auth/login-auth'
const VERIFY = 'POST /api/auth/verifyLoginOtp'

const open = (path = '/') => {
  history.replaceState(null, '', path)
  readInvite()
  return act(async () => render(<Console />))
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const button = (name: string) => screen.getByRole('button', { name })
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone Number/ })
const sampleCode = '1'.repeat(CODE_DIGITS)
const boxes = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: /pin code/ })
const typeCode = async (code: string) => {
  const [first] = await boxes()
  if (first) await user.click(first)
  await user.paste(code)
}

/** The server limits codes per phone, so the clock advances between the tests. */
beforeEach(() => {
  reference.server.advanceClock(15 * 60_000)
  forgetInvite()
})

test('phone, code, home', async () => {
  await open()
  await dialog('Login')
  await user.type(phone(), reference.server.staffPhone)
  await user.click(button('Send OTP'))
  expect(await screen.findByText('OTP sent successfully!')).toBeTruthy()
  expect(await boxes()).toHaveLength(CODE_DIGITS)
  await typeCode(reference.server.latestCode(reference.server.staffPhone))
  await user.click(button('Verify'))
  expect(await screen.findByRole('heading', { name: /^Welcome, \w+ \w+$/ })).toBeTruthy()
  expect(await screen.findByText('Login successful!')).toBeTruthy()
  expect(location.pathname).toBe('/homePage')
  expect(Object.keys({ ...sessionStorage }).toSorted()).toEqual(['jwtToken', 'refreshToken', 'userName'])
  expect(localStorage.getItem('jwtToken')).toBeNull()
  // The home page's calls follow.
  expect(reference.calls.slice(0, 2)).toEqual([SEND, VERIFY])
})

test.each(['', '98765', '98765432101', 'not a phone'])(
  '%j is refused before anything is sent',
  async (typed) => {
    await open()
    await dialog('Login')
    if (typed) await user.type(phone(), typed)
    await user.click(button('Send OTP'))
    expect((await screen.findByRole('alert')).textContent).toBe('Phone number must be exactly 10 digits')
    expect(phone().value).toBe(typed)
    expect(phone().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(phone())
    expect(reference.calls).toEqual([])
  },
)

async function atCode() {
  await open()
  await dialog('Login')
  await user.type(phone(), reference.server.staffPhone)
  await user.click(button('Send OTP'))
  await boxes()
}

const digits = async () => (await boxes()).map((box) => box.value).join('')

test('a wrong code is refused and empties its boxes, and the right code can be typed at once', async () => {
  await atCode()
  const code = reference.server.latestCode(reference.server.staffPhone)
  await typeCode(otherCode(code))
  await user.click(button('Verify'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/\w/)
  expect(await digits()).toBe('')
  expect(document.activeElement).toBe((await boxes())[0])
  expect({ ...sessionStorage }).toEqual({})
  await user.keyboard(`${code}{Enter}`)
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeTruthy()
})

test('after the last try the text says that a new code is needed', async () => {
  await atCode()
  const code = reference.server.latestCode(reference.server.staffPhone)
  const wrong = otherCode(code)
  for (let n = 1; n < 5; n++) {
    await user.keyboard(`${wrong}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toBe('OTP verification failed.')
    expect(await digits()).toBe('')
  }
  await user.keyboard(`${wrong}{Enter}`)
  const spent = 'OTP verification failed. This code can no longer be used. Please request a new one.'
  expect(await screen.findByText(spent)).toBeTruthy()
  await user.keyboard('12')
  await user.click(button('Resend OTP'))
  expect(await screen.findByText('OTP sent successfully!')).toBeTruthy()
  expect(await digits()).toBe('')
  expect(document.activeElement).toBe((await boxes())[0])
})

test('without an answer the digits stay', async () => {
  await atCode()
  reference.fail(VERIFY, 'offline')
  await typeCode(sampleCode)
  await user.click(button('Verify'))
  expect((await screen.findByRole('alert')).textContent).toBe('OTP verification failed.')
  expect(await digits()).toBe(sampleCode)
})

test('the code can be resent, and the number changed', async () => {
  await atCode()
  await user.click(button('Resend OTP'))
  await waitFor(() => expect(reference.calls).toEqual([SEND, SEND]))
  expect(await screen.findByText('OTP sent successfully!')).toBeTruthy()
  await user.click(button('Change number'))
  expect(phone().value).toBe(reference.server.staffPhone)
})

/** Another token for each test: the clock has passed the end of an earlier one's. */
const signIn = async () =>
  session.store({
    jwtToken: await reference.server.staffToken(),
    refreshToken: 'unused',
    userName: 'Asha Kulkarni',
  })

test('a deep link opens after login, on this host only', async () => {
  await signIn()
  await open('/?returnTo=%2FliveStrategies%3Fpage%3D2')
  await waitFor(() => expect(location.pathname + location.search).toBe('/liveStrategies?page=2'))
  expect(await screen.findByRole('heading', { name: 'Live Strategies' })).toBeTruthy()
})

test.each(['//evil.example', '/', '/Logout/'])('returnTo=%s goes home', async (target) => {
  await signIn()
  await open(`/?returnTo=${encodeURIComponent(target)}`)
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeTruthy()
  // What needs attention: its calls need a valid token.
  expect(await screen.findByRole('region', { name: 'Needs attention' })).toBeTruthy()
  expect(location.pathname).toBe('/homePage')
})

const person = {
  'First Name': 'Rohan',
  'Last Name': 'Deshpande',
  Email: 'rohan@tarang.example',
  'Phone Number': '5550000077',
}

async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(await screen.findByRole('textbox', { name: new RegExp(label) }), value)
  }
  await user.click(button('Sign Up'))
}

test('switches between Login and Sign Up', async () => {
  await open()
  await dialog('Login')
  await user.click(button('Sign Up'))
  await dialog('Sign Up')
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  await dialog('Login')
})

test('an invite registers a person, shows the message and leads to Login, where they sign in', async () => {
  const link = new URL(await reference.server.invitationLink())
  await open(`/${link.hash}`)
  await dialog('Sign Up')
  expect(location.href).not.toContain('invite')
  await fillIn(person)
  const login = await dialog('Login')
  expect(within(login).getByRole('status').textContent).toMatch(/\w/)
  await user.type(phone(), person['Phone Number'])
  await user.click(button('Send OTP'))
  await boxes()
  await typeCode(reference.server.latestCode(person['Phone Number']))
  await user.click(button('Verify'))
  expect(await screen.findByRole('heading', { name: 'Welcome, Rohan Deshpande' })).toBeTruthy()
})

test('registration without an invite is refused, and the form keeps its values', async () => {
  await open()
  await dialog('Login')
  await user.click(button('Sign Up'))
  await fillIn({ ...person, 'Phone Number': '5550000078', Email: 'other@tarang.example' })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Forbidden: Check your authorization token or API permissions.',
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /First Name/ }).value).toBe('Rohan')
})

test('every field of Sign Up is required, and the first invalid one gets focus', async () => {
  await open()
  await dialog('Login')
  await user.click(button('Sign Up'))
  await fillIn({ 'First Name': 'Rohan', Email: 'not an email' })
  const form = await dialog('Sign Up')
  const invalidFields = within(form)
    .getAllByRole('textbox')
    .filter((input) => input.getAttribute('aria-invalid') === 'true')
    .map((input) => input.getAttribute('name'))
  expect(invalidFields).toEqual(['lastName', 'email', 'phoneNumber'])
  expect(document.activeElement?.getAttribute('name')).toBe('lastName')
  expect(reference.calls).toEqual([])
})

describe('with extensions', () => {
  beforeEach(() => void Object.assign(config, { extensions: true }))
  afterEach(() => void Object.assign(config, { extensions: false }))
  const EMAIL = 'POST /api/extensions/login/email-code'
  const SENT = 'If this number is registered, a code is on its way to its email address.'
  const sendByEmail = () => user.click(button('Send the code by email instead'))
  const refused = () =>
    Response.json({ status: { statusCode: 422, message: 'No email here.' } }, { status: 422 })
  const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

  test('a code is sent by email where SMS is down, and a refusal is shown', async () => {
    await atCode()
    await sendByEmail()
    expect(await screen.findByText(SENT)).toBeTruthy()
    expect(screen.getByText(`The ${CODE_DIGITS} digits that were sent by email.`)).toBeTruthy()
    expect(reference.server.outbox.others()[0]?.to).toContain('@')
    expect(reference.calls).toEqual([SEND, EMAIL])
    reference.fail(EMAIL, refused())
    await sendByEmail()
    expect((await screen.findByRole('alert')).textContent).toBe('No email here.')
    expect(screen.queryByText(SENT)).toBeNull()
  })

  test('while a code is sent by email, no other is requested and none verified', async () => {
    await atCode()
    await typeCode(sampleCode)
    reference.fail(EMAIL, 'slow')
    await sendByEmail()
    await waitFor(() => expect(reference.calls).toEqual([SEND, EMAIL]))
    expect(['Verify', 'Resend OTP'].filter(isBlocked)).toEqual(['Verify', 'Resend OTP'])
    for (const name of ['Verify', 'Resend OTP', 'Send the code by email instead'])
      await user.click(button(name))
    expect(reference.calls).toEqual([SEND, EMAIL])
    await user.click(button('Change number'))
    expect(phone().value).toBe(reference.server.staffPhone)
  })
})

test('without extensions no code by email is offered', async () => {
  await atCode()
  expect(screen.queryByRole('button', { name: 'Send the code by email instead' })).toBeNull()
})

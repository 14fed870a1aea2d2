import type { Meta, StoryObj } from '@storybook/react-vite'
import { CODE_DIGITS, codeRule } from '@tarang/machines/one-time-code'
import { fixtures, type Handler, type Handlers, never, offline, refused } from '@tarang/sdk/testing'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { session } from '#platform/api/session'
import { config } from '#platform/config'
import { Toaster } from '#ui/toaster'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import { findText } from '../../testing/story-steps.ts'
import Login from './login.tsx'

const sentByEmail = 'If this number is registered, a code is on its way to its email address.'

const { requestLoginCode, verifyLoginCode, registerAdmin } = fixtures

const calls = {
  verifyLoginCode: refused(verifyLoginCode.codeWrong),
  registerAdmin: refused(registerAdmin.noCredential),
} satisfies Handlers

const Page = () => {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: '/' }))
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Login />
      <Toaster />
    </Router>
  )
}

const meta = {
  title: 'Admin/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return answering(calls)
  },
  render: () => <Page />,
} satisfies Meta<typeof Login>
export default meta

type Story = StoryObj<typeof meta>

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const askForCode = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Phone Number/ }), '9820012345')
  await click('Send OTP')
}

export const Default: Story = {}

export const PhoneTooShort: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Phone Number/ }), '98200')
    await click('Send OTP')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Phone number must be exactly 10 digits')
  },
}

export const TooManyCodes: Story = {
  beforeEach: () =>
    answering({
      ...calls,
      requestLoginCode: refused(requestLoginCode.tooManyCodes),
    }),
  play: async () => {
    await askForCode()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes')
  },
}

export const NotSent: Story = {
  beforeEach: () => answering({ ...calls, requestLoginCode: refusalWithoutMessage() }),
  play: async () => {
    await askForCode()
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send OTP. Please try again.')
  },
}

export const Sending: Story = {
  beforeEach: () => answering({ ...calls, requestLoginCode: never }),
  play: askForCode,
}

export const Code: Story = {
  play: async () => {
    await askForCode()
    await findText('OTP sent successfully!')
  },
}

/** Offers the controls of an API with extensions, with this answer to a request for a code by email. */
const withEmail = (sendEmailCode: Handler<'sendEmailCode'>, message: string): Story => ({
  beforeEach: () => {
    const restore = answering({ ...calls, sendEmailCode })
    Object.assign(config, { extensions: true })
    return () => {
      Object.assign(config, { extensions: false })
      restore()
    }
  },
  play: async () => {
    await askForCode()
    await click('Send the code by email instead')
    await findText(message)
  },
})

export const CodeByEmail = withEmail({ status: { statusCode: 200, message: sentByEmail } }, sentByEmail)
export const EmailNotSent = withEmail(offline, 'The code could not be sent by email. Please try again.')

const verify = async (code: string) => {
  await askForCode()
  const [first] = await screen.findAllByRole('textbox', { name: /pin code/ })
  if (first) await userEvent.type(first, code)
  await click('Verify')
}

export const CodeTooShort: Story = {
  play: async () => {
    await verify('123')
    await expect(await screen.findByRole('alert')).toHaveTextContent(codeRule)
  },
}

export const CodeWrong: Story = {
  play: async () => {
    await verify('1'.repeat(CODE_DIGITS))
    await expect(await screen.findByRole('alert')).toHaveTextContent('OTP verification failed.')
  },
}

export const SignedIn: Story = {
  beforeEach: () => {
    const answered = answering({ ...calls, verifyLoginCode: verifyLoginCode.signedIn })
    return () => {
      answered()
      session.clear()
    }
  },
  play: async () => {
    await verify('1'.repeat(CODE_DIGITS))
    await findText('Login successful!')
  },
}

export const SignUp: Story = { play: () => click('Sign Up') }

export const SignUpIncomplete: Story = {
  play: async () => {
    await click('Sign Up')
    await screen.findByRole('dialog', { name: 'Sign Up' })
    await click('Sign Up')
    await waitFor(() => expect(screen.getByText('First name is required')).toBeVisible())
  },
}

const register = async () => {
  await click('Sign Up')
  const { firstName, lastName, email, phoneNumber } = registerAdmin.registration
  const typed = {
    'First Name': firstName,
    'Last Name': lastName,
    Email: email,
    'Phone Number': phoneNumber,
  }
  for (const [label, value] of Object.entries(typed)) {
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(label) }), value)
  }
  await click('Sign Up')
}

const registering = (message: string, registerAdmin: Handler<'registerAdmin'>): Story => ({
  beforeEach: () => answering({ registerAdmin }),
  play: async () => {
    await register()
    await findText(message)
  },
})

export const SignUpWithoutInvite = registering(
  'Forbidden: Check your authorization token or API permissions.',
  calls.registerAdmin,
)
export const SignUpFailed = registering('Registration failed.', refusalWithoutMessage())
export const SignUpLost = registering('An error occurred during registration.', offline)
export const SignedUp = registering(registerAdmin.registered.status?.message ?? '', registerAdmin.registered)

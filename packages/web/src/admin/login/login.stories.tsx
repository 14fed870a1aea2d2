import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, refused } from '@tarang/sdk/testing'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Toaster } from '#ui/toaster'
import { answering } from '../../testing/story-api.ts'
import Login from './login.tsx'

const { requestLoginCode, verifyLoginCode, registerAdmin } = fixtures

const calls = {
  verifyLoginCode: refused(verifyLoginCode.codeWrong),
  registerAdmin: refused(registerAdmin.noCredential),
} satisfies Handlers

const meta = {
  title: 'Admin/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sessionStorage.clear()
    return answering(calls)
  },
  render: () => (
    <>
      <Login />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Login>
export default meta

type Story = StoryObj<typeof meta>

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const askForCode = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Phone Number/ }), '9820012345')
  await click('Send OTP')
}

export const Phone: Story = {}

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

export const Sending: Story = {
  beforeEach: () => answering({ ...calls, requestLoginCode: never }),
  play: askForCode,
}

export const Code: Story = {
  play: async () => {
    await askForCode()
    await expect(await screen.findByText('OTP sent successfully!')).toBeVisible()
  },
}

export const CodeWrong: Story = {
  play: async () => {
    await askForCode()
    const [first] = await screen.findAllByRole('textbox', { name: /pin code/ })
    if (first) await userEvent.type(first, '123456')
    await click('Verify')
    await expect(await screen.findByRole('alert')).toHaveTextContent('OTP verification failed.')
  },
}

export const SignUp: Story = { play: () => click('Sign Up') }

export const SignUpIncomplete: Story = {
  play: async () => {
    await click('Sign Up')
    await screen.findByRole('dialog', { name: 'Sign Up' })
    await click('Sign Up')
    await waitFor(() => expect(screen.getByText('First name is required')).toBeVisible(), { timeout: 5000 })
  },
}

export const SignUpWithoutInvite: Story = {
  play: async () => {
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
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Forbidden: Check your authorization token',
    )
  },
}

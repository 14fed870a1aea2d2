import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Failure, never } from '@tarang/sdk/testing'
import { expect, userEvent, within } from 'storybook/test'
import { config } from '#platform/config'
import { fullRegistration } from '../../testing/registrations.ts'
import { answering, refusalWithoutMessage } from '../../testing/story-api.ts'
import Contact from './contact.tsx'
import { forgetUnsent } from './use-ticket.ts'

const meta = {
  title: 'Site/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetUnsent,
} satisfies Meta<typeof Contact>
export default meta

type Story = StoryObj<typeof meta>

const form = (answer: Failure) => () => answering({}, { 'POST /forms/contact': answer })

async function write(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await userEvent.type(page.getByRole('textbox', { name: /Full name/ }), 'Meera Kulkarni')
  await userEvent.type(page.getByRole('textbox', { name: /Email/ }), 'meera@example.com')
  await userEvent.type(page.getByRole('textbox', { name: /Message/ }), 'What is a drawdown?')
  await userEvent.click(page.getByRole('button', { name: 'Send message' }))
  return page
}

export const Blank: Story = {}

export const WithTheFirmsFacts: Story = { args: { registration: { ...fullRegistration, status: 'pending' } } }

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Send message' }))
    await expect(await page.findByText('Please tell us your name.')).toBeVisible()
  },
}

export const Sending: Story = {
  beforeEach: form(never),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement)
    await expect(await page.findByRole('button', { name: 'Sending...' })).toBeVisible()
  },
}

export const WithoutFormService: Story = {
  beforeEach: () => {
    const { contactFormUrl } = config
    Object.assign(config, { contactFormUrl: '' })
    return () => Object.assign(config, { contactFormUrl })
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Please write to us/)).toBeVisible()
  },
}

export const Sent: Story = {
  beforeEach: form(async () => Response.json({ status: { statusCode: 200, message: 'Thank you.' } })),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement)
    await expect(await page.findByText(/on its way/)).toBeVisible()
  },
}

export const Refused: Story = {
  beforeEach: form(async () => refusalWithoutMessage(500)),
  play: async ({ canvasElement }) => {
    const page = await write(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('could not be sent')
    await expect(page.getByRole('textbox', { name: /Message/ })).toHaveValue('What is a drawdown?')
  },
}

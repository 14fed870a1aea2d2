import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { session } from '#platform/api/session'
import { complaints } from '../../testing/complaints.ts'
import { fullRegistration } from '../../testing/registrations.ts'
import { answering, rawJson } from '../../testing/story-api.ts'
import Home from './home.tsx'

const welcoming = (userName: string) => () => {
  session.store({ jwtToken: 'jwt', refreshToken: 'refresh', userName })
  return () => session.clear()
}

const meta = {
  title: 'Admin/Home',
  component: Home,
  beforeEach: welcoming('Ananya Deshpande'),
} satisfies Meta<typeof Home>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nameless: Story = { beforeEach: welcoming('') }
export const LongName: Story = { beforeEach: welcoming('Venkatanarasimharajuvaripeta Subrahmanyabharathi') }

const earlyInTheMonth = { registration: fullRegistration, now: new Date('2026-12-03T12:00:00+05:30') }
const withFile = (body: unknown) => () => {
  const welcomed = welcoming('Ananya Deshpande')()
  const answered = answering({}, { 'GET /complaints.json': async () => rawJson(body) })
  return () => {
    answered()
    welcomed()
  }
}

/** In the first days of a month, while last month's complaints are not published. */
export const ComplaintsDue: Story = {
  args: earlyInTheMonth,
  beforeEach: withFile(complaints),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Complaints of November 2026 are due by the 7th')).toBeVisible()
  },
}
export const ComplaintsDueWithABadFile: Story = { ...ComplaintsDue, beforeEach: withFile('nonsense') }

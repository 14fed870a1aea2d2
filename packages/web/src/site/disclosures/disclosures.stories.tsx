import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Failure, never } from '@tarang/sdk/testing'
import { expect, within } from 'storybook/test'
import { complaints } from '../../testing/complaints.ts'
import { fullRegistration, scantRegistration } from '../../testing/registrations.ts'
import { answering, rawJson, refusalWithoutMessage } from '../../testing/story-api.ts'
import Disclosures from './disclosures.tsx'

const meta = {
  title: 'Site/Disclosures',
  component: Disclosures,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Disclosures>
export default meta

type Story = StoryObj<typeof meta>

const file = (answer: Failure) => () => answering({}, { 'GET /complaints.json': answer })
const withFigures = file(async () => rawJson(complaints))

export const Pending: Story = {}
/** With the firm's facts, without those that SEBI gives. */
export const PendingWithFacts: Story = { args: { registration: { ...fullRegistration, status: 'pending' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Granted: Story = {
  args: { registration: fullRegistration },
  beforeEach: withFigures,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findAllByRole('table')).toHaveLength(3)
  },
}
export const GrantedOnAPhone: Story = { ...Granted, globals: { viewport: { value: 'mobile1' } } }
export const GrantedWithFewFields: Story = {
  args: { registration: scantRegistration },
  beforeEach: withFigures,
}
export const GrantedWhileLoading: Story = {
  args: { registration: fullRegistration },
  beforeEach: file(never),
}

const withoutFigures = (answer: Failure): Story => ({
  args: { registration: fullRegistration },
  beforeEach: file(answer),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/are not available yet/)).toBeVisible()
  },
})
export const GrantedBeforeTheFirstFigures = withoutFigures(async () =>
  rawJson({ monthEnding: '', bySource: [] }),
)
export const GrantedWithABadFile = withoutFigures(async () => new Response('{ "monthEnding": '))
export const GrantedWithoutAFile = withoutFigures(async () => refusalWithoutMessage(404))

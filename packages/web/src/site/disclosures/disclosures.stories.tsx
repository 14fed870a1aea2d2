import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Answer, answering } from '../../testing/answers.ts'
import { complaints } from '../../testing/complaints.ts'
import { fullRegistration, scantRegistration } from '../../testing/registrations.ts'
import Disclosures from './disclosures.tsx'

const meta = {
  title: 'Site/Disclosures',
  component: Disclosures,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Disclosures>
export default meta

type Story = StoryObj<typeof meta>

const file = (answer: Answer) => () => answering({ 'GET /complaints.json': answer })

export const Pending: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Granted: Story = {
  args: { registration: fullRegistration },
  beforeEach: file({ body: complaints }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findAllByRole('table')).toHaveLength(3)
  },
}
export const GrantedOnAPhone: Story = { ...Granted, globals: { viewport: { value: 'mobile1' } } }
export const GrantedWithFewFields: Story = {
  args: { registration: scantRegistration },
  beforeEach: file({ body: complaints }),
}
export const GrantedWhileLoading: Story = {
  args: { registration: fullRegistration },
  beforeEach: file('never'),
}

const withoutFigures = (answer: Answer): Story => ({
  args: { registration: fullRegistration },
  beforeEach: file(answer),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/are not here yet/)).toBeVisible()
  },
})
export const GrantedBeforeTheFirstFigures = withoutFigures({ body: { monthEnding: '', bySource: [] } })
export const GrantedWithABadFile = withoutFigures({ text: '{ "monthEnding": ' })
export const GrantedWithoutAFile = withoutFigures({ status: 404 })

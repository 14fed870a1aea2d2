import type { Meta, StoryObj } from '@storybook/react-vite'
import { fullRegistration, scantRegistration } from '../../testing/registrations.ts'
import Disclosures from './disclosures.tsx'

const meta = {
  title: 'Site/Disclosures',
  component: Disclosures,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Disclosures>
export default meta

type Story = StoryObj<typeof meta>

export const Pending: Story = {}
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Granted: Story = { args: { registration: fullRegistration } }
export const GrantedWithFewFields: Story = { args: { registration: scantRegistration } }

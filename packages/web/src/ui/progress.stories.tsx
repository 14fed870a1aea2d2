import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Parts/Messages/Progress',
  tags: ['autodocs'],
  component: Progress,
  args: { label: 'Deleting', value: 12, max: 50 },
} satisfies Meta<typeof Progress>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { value: 0 } }

export const Full: Story = { args: { value: 50 } }

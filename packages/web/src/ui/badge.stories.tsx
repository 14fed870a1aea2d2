import type { Meta, StoryObj } from '@storybook/react-vite'
import { hstack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Parts/Messages/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Active' },
  argTypes: {
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'positive', 'negative', 'warning', 'info', 'accent'],
    },
  },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
      <Badge>Inactive</Badge>
      <Badge tone="positive">Active</Badge>
      <Badge tone="negative">Failed</Badge>
      <Badge tone="warning">Pending</Badge>
      <Badge tone="info">Running</Badge>
      <Badge tone="accent">New</Badge>
    </div>
  ),
}

export const LongWords: Story = { args: { children: `${LONG_WORD} and ${LONG_WORD}` } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { stack } from '#styled-system/patterns'
import { LONG_WORD } from '../testing/extreme-rows.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

const meta = {
  title: 'Parts/Messages/Alert',
  tags: ['autodocs'],
  component: Alert,
  args: { children: 'Failed to fetch live strategies' },
  argTypes: {
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'positive', 'negative', 'warning', 'info', 'accent'],
    },
    action: { table: { disable: true } },
  },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: () => (
    <div className={stack({ gap: '4', maxWidth: '2xl' })}>
      <Alert>Prices are delayed by a day.</Alert>
      <Alert tone="positive">Explore data added successfully!</Alert>
      <Alert tone="negative">Failed to send OTP. Please try again.</Alert>
      <Alert tone="warning">This plan has subscribers whose term ends this month.</Alert>
      <Alert tone="info">The figures are hypothetical back-tests.</Alert>
      <Alert tone="accent">A new strategy is live.</Alert>
    </div>
  ),
}

export const WithAction: Story = {
  render: () => (
    <Alert
      tone="negative"
      title="Failed to fetch live strategies"
      action={
        <Button size="sm" variant="outline">
          Log in again
        </Button>
      }
    >
      The service did not answer. Nothing was lost.
    </Alert>
  ),
}

export const WithRetry: Story = {
  args: { tone: 'negative', children: 'Failed to fetch the ticket.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongWords: Story = {
  args: { children: `${LONG_WORD} and ${LONG_WORD}`, title: LONG_WORD, tone: 'warning' },
}

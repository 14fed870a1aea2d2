import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { WriteFailure } from './write-failure.tsx'

const meta = {
  title: 'Patterns/Write failure',
  component: WriteFailure,
  args: {
    text: 'Error sending notification.',
    isUnknown: false,
    isRepeatable: true,
    participle: 'sent',
    onLook: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WriteFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongWords: Story = { args: { text: `${LONG_WORD} could not be saved.`, isUnknown: true } }

/** The answer was lost: the server may have done it. */
export const OutcomeUnknown: Story = { args: { isUnknown: true } }

/** The API has no keys by which a repeated write is done once. */
export const NotRepeatable: Story = { args: { isUnknown: true, isRepeatable: false } }

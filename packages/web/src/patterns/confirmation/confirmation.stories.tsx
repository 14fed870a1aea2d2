import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Button } from '#ui/button'
import { LONG_WORD } from '../../testing/edge-rows.ts'
import { findText, press } from '../../testing/story-steps.ts'
import { ConfirmationDialogs, defineConfirmation, useConfirmation } from './index.ts'

const outcomes = {
  done: async () => 'done',
  refused: () => Promise.reject(new Error('refused')),
  onItsWay: () => new Promise(() => {}),
} satisfies Record<string, () => Promise<unknown>>

interface Arguments {
  /** The outcome of the act. */
  outcome: keyof typeof outcomes
  subject: string
}

const confirmations = Object.fromEntries(
  Object.entries(outcomes).map(([outcome, act]) => [
    outcome,
    defineConfirmation<string>({
      title: 'Close Fund',
      question: (fund) => `Are you sure you want to close “${fund}”?`,
      confirm: 'Close it',
      act,
      done: 'Fund closed successfully!',
      failure: () => 'Failed to close the fund.',
    }),
  ]),
)

function ConfirmationExample({ outcome, subject }: Arguments) {
  const confirmation = confirmations[outcome] as NonNullable<(typeof confirmations)[string]>
  const actor = useConfirmation(confirmation)
  return (
    <>
      <Button variant="outline" onClick={() => actor.send({ type: 'confirmation.ask', subject })}>
        Close Fund
      </Button>
      <ConfirmationDialogs confirmation={confirmation} actor={actor} />
    </>
  )
}

const meta = {
  title: 'Patterns/Confirmation',
  component: ConfirmationExample,
  args: { outcome: 'done', subject: 'Nilgiri Growth' },
  argTypes: { outcome: { control: 'inline-radio', options: Object.keys(outcomes) } },
  render: (args) => <ConfirmationExample key={args.outcome} {...args} />,
} satisfies Meta<typeof ConfirmationExample>
export default meta

type Story = StoryObj<typeof meta>

const ask = async () => {
  await press('Close Fund')
  await screen.findByRole('alertdialog')
}
const confirm = async (text?: string) => {
  await ask()
  await press('Close it')
  if (text) await findText(text)
}

export const Default: Story = {}
export const Asked: Story = { play: ask }
export const LongWords: Story = { args: { subject: LONG_WORD }, play: ask }
export const OnItsWay: Story = { args: { outcome: 'onItsWay' }, play: () => confirm() }
export const Done: Story = { play: () => confirm('Fund closed successfully!') }
export const Refused: Story = {
  args: { outcome: 'refused' },
  play: () => confirm('Failed to close the fund.'),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen, within } from 'storybook/test'
import { leaveGuard } from '#platform/leave-guard'
import { Button } from '#ui/button'
import { LONG_WORD } from '../../testing/edge-rows.ts'
import { findText, press } from '../../testing/story-steps.ts'
import { forgetToasts, withToaster } from '../../testing/with-toaster.tsx'
import { defineHeldAction, HeldActions, holdAction } from './index.ts'

const outcomes = {
  done: async () => 'done',
  refused: () => Promise.reject(new Error('refused')),
  onItsWay: () => new Promise(() => {}),
} satisfies Record<string, () => Promise<unknown>>

interface Arguments {
  /** The outcome of the act. */
  outcome: keyof typeof outcomes
  subject: string
  seconds: number
  /** Whether an action that was taken back has a form. */
  hasForm: boolean
}

function HeldActionExample({ outcome, seconds, subject, hasForm }: Arguments) {
  const [action] = useState(() =>
    defineHeldAction<string>({
      seconds,
      doing: (fund) => `Closing “${fund}”`,
      notDone: (fund) => `“${fund}” has not been closed.`,
      actNow: 'Close now',
      act: outcomes[outcome],
      done: () => 'Fund closed successfully!',
      failure: () => 'Failed to close the fund.',
      ...(hasForm && { formPath: '/no-such-screen' }),
    }),
  )
  return (
    <>
      <Button variant="outline" onClick={() => holdAction(action, subject)}>
        Close Fund
      </Button>
      <Button variant="ghost" onClick={() => holdAction(action, 'Another')}>
        Close another
      </Button>
      <HeldActions />
    </>
  )
}

const meta = {
  title: 'Patterns/Held action',
  component: HeldActionExample,
  args: { outcome: 'done', subject: 'Nilgiri Growth', seconds: 60, hasForm: true },
  argTypes: { outcome: { control: 'inline-radio', options: Object.keys(outcomes) } },
  decorators: withToaster,
  beforeEach: forgetToasts,
  render: (args) => <HeldActionExample key={Object.values(args).join()} {...args} />,
} satisfies Meta<typeof HeldActionExample>
export default meta

type Story = StoryObj<typeof meta>

const hold = async () => {
  await press('Close Fund')
  await screen.findByRole('region', { name: /^Closing/ })
}
const actNow = async (text?: string) => {
  await hold()
  await press('Close now')
  if (text) await findText(text)
}

export const Default: Story = {}
export const Holding: Story = { play: hold }
export const LongWords: Story = { args: { subject: LONG_WORD }, play: hold }
export const Acting: Story = { args: { outcome: 'onItsWay' }, play: () => actNow() }
export const Done: Story = { play: () => actNow('Fund closed successfully!') }
export const TakenBack: Story = {
  play: async () => {
    await hold()
    await press('Undo')
    await findText('“Nilgiri Growth” has not been closed.')
  },
}
export const Failed: Story = {
  args: { outcome: 'refused' },
  play: () => actNow('Failed to close the fund.'),
}
/** Without a form there is nothing to open again. */
export const FailedForGood: Story = {
  args: { outcome: 'refused', hasForm: false },
  play: () => actNow('Failed to close the fund.'),
}
export const LoggingOut: Story = {
  play: async () => {
    await hold()
    leaveGuard.goFromConsole(() => {})
    await screen.findByRole('alertdialog', { name: 'Log out now?' })
  },
}
export const Several: Story = {
  play: async () => {
    await hold()
    await press('Close another')
    const another = await screen.findByRole('region', { name: 'Closing “Another”' })
    await within(another).findByRole('button', { name: 'Undo' })
  },
}

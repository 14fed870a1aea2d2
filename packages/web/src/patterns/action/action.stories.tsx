import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { leaveGuard } from '#platform/navigation/leave-guard'
import { Button } from '#ui/button'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { findText, press, pressElement } from '../../testing/story-steps.ts'
import { forgetToasts, withToaster } from '../../testing/with-toaster.tsx'
import { Actions, defineAction, useAction } from './index.ts'

const outcomes = {
  done: async () => 'done',
  refused: () => Promise.reject(new Error('refused')),
  onItsWay: () => new Promise(() => {}),
} satisfies Record<string, () => Promise<unknown>>

interface Fund {
  readonly name: string
}

interface Arguments {
  /** The outcome of the act. */
  outcome: keyof typeof outcomes
  name: string
  asks: boolean
  /** Seconds before it acts, in which it can be taken back; 0 for none. */
  seconds: number
  hasForm: boolean
}

const closingOf = ({ outcome, asks, seconds, hasForm }: Arguments) =>
  defineAction<Fund>({
    title: 'Close Fund',
    ...(asks && { question: ({ name }) => `Are you sure you want to close “${name}”?` }),
    confirm: 'Close it',
    nameOf: ({ name }) => name,
    wait: {
      seconds,
      doing: ({ name }) => `Closing “${name}”`,
      notDone: ({ name }) => `“${name}” has not been closed.`,
      actNow: 'Close now',
    },
    act: outcomes[outcome],
    done: 'Fund closed successfully!',
    failure: () => 'Failed to close the fund.',
    ...(hasForm && { form: { path: '/no-such-screen', title: 'Add Fund' } }),
  })

const known = new Map<string, ReturnType<typeof closingOf>>()

function ActionExample(args: Arguments) {
  const key = Object.values(args).join()
  const closing = known.get(key) ?? closingOf(args)
  known.set(key, closing)
  const { ask } = useAction(closing)
  return (
    <>
      <Button variant="outline" onClick={() => ask({ name: args.name })}>
        Close Fund
      </Button>
      <Button variant="ghost" onClick={() => ask({ name: 'Another' })}>
        Close another
      </Button>
      <Actions />
    </>
  )
}

const meta = {
  title: 'Patterns/Action',
  component: ActionExample,
  args: { outcome: 'done', name: 'Nilgiri Growth', asks: true, seconds: 0, hasForm: true },
  argTypes: { outcome: { control: 'inline-radio', options: Object.keys(outcomes) } },
  decorators: withToaster,
  beforeEach: forgetToasts,
  render: (args) => <ActionExample key={Object.values(args).join()} {...args} />,
} satisfies Meta<typeof ActionExample>
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
const hold = async () => {
  await press('Close Fund')
  await screen.findByRole('region', { name: /^Closing/ })
}
const actNow = async (text?: string) => {
  await hold()
  await press('Close now')
  if (text) await findText(text)
}
const held = { asks: false, seconds: 60 }

export const Default: Story = {}
export const Asked: Story = { play: ask }
export const LongWords: Story = { args: { name: LONG_WORD }, play: ask }
export const OnItsWay: Story = { args: { outcome: 'onItsWay' }, play: () => confirm() }
export const Done: Story = { play: () => confirm('Fund closed successfully!') }
export const Refused: Story = {
  args: { outcome: 'refused' },
  play: () => confirm('Failed to close the fund.'),
}
export const Waiting: Story = { args: held, play: hold }
export const WaitingLongWords: Story = { args: { ...held, name: LONG_WORD }, play: hold }
/** The question, then the wait: one action. */
export const WaitingAfterTheQuestion: Story = {
  args: { seconds: 60 },
  play: async () => {
    await confirm()
    await screen.findByRole('region', { name: /^Closing/ })
  },
}
export const Acting: Story = { args: { ...held, outcome: 'onItsWay' }, play: () => actNow() }
export const DoneAfterTheWait: Story = { args: held, play: () => actNow('Fund closed successfully!') }
export const TakenBack: Story = {
  args: held,
  play: async () => {
    await hold()
    await press('Undo')
    await findText('“Nilgiri Growth” has not been closed.')
  },
}
export const Failed: Story = {
  args: { ...held, outcome: 'refused' },
  play: () => actNow('Failed to close the fund.'),
}
/** Without a form there is nothing to open again. */
export const FailedForGood: Story = {
  args: { ...held, outcome: 'refused', hasForm: false },
  play: () => actNow('Failed to close the fund.'),
}
export const LoggingOut: Story = {
  args: held,
  play: async () => {
    await hold()
    leaveGuard.goFromConsole(() => {})
    await screen.findByRole('alertdialog', { name: 'Log out now?' })
  },
}
export const Several: Story = {
  args: held,
  play: async () => {
    await hold()
    await press('Close another')
    const another = await screen.findByRole('region', { name: 'Closing “Another”' })
    await pressElement(await within(another).findByRole('button', { name: 'Undo' }))
    await findText('“Another” has not been closed.')
  },
}

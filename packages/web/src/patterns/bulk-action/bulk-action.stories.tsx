import type { Meta, StoryObj } from '@storybook/react-vite'
import { ApiError } from '@tarang/sdk'
import { screen, within } from 'storybook/test'
import { Actions } from '#patterns/action'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { findText, press, pressElement } from '../../testing/story-steps.ts'
import { withToaster } from '../../testing/with-toaster.tsx'
import { createSelection } from './selection.ts'
import { Runs, type RunsProps, SelectionBar } from './selection-bar.tsx'

interface Fund {
  readonly id: number
  readonly name: string
}

const outcomes = {
  done: async () => 'done',
  someFail: ({ id }: Fund) =>
    id % 20 === 7 ? Promise.reject(new ApiError('This fund has open orders.', 409)) : Promise.resolve(),
  roleWithdrawn: ({ id }: Fund) =>
    id < 9
      ? Promise.resolve()
      : Promise.reject(new ApiError('Your role can view this, not change it.', 403, { permission: 'write' })),
  onItsWay: ({ id }: Fund) => (id < 13 ? Promise.resolve() : new Promise(() => {})),
} satisfies Record<string, (fund: Fund) => Promise<unknown>>

interface Arguments {
  /** The outcome of the calls. */
  outcome: keyof typeof outcomes
  count: number
  name: string
  holdSeconds: number
}

function BulkActionExample({ outcome, count, name, holdSeconds }: Arguments) {
  const funds = Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `${name} ${index + 1}` }))
  const selected: RunsProps<Fund> = {
    bulk: {
      noun: ['fund', 'funds'],
      nameOf: (fund) => fund.name,
      actions: [
        {
          label: 'Close all',
          title: 'Close Funds',
          question: (rows) => `Are you sure you want to close ${rows}?`,
          doing: 'Closing',
          done: 'closed',
          wait: { seconds: holdSeconds, actNow: 'Close now' },
          act: outcomes[outcome],
          failure: () => 'Failed to close the fund.',
        },
      ],
    },
    selection,
    idOf: ({ id }) => String(id),
  }
  return (
    <>
      <SelectionBar
        {...selected}
        label="Funds"
        rows={funds}
        matches={funds}
        page={funds.slice(0, 15)}
        columns={[{ id: 'name', label: 'Name', cell: (fund) => fund.name, plain: (fund) => fund.name }]}
      />
      <Runs {...selected} />
      <Actions />
    </>
  )
}

const selection = createSelection()

const meta = {
  title: 'Patterns/Bulk action',
  component: BulkActionExample,
  args: { outcome: 'done', count: 50, name: 'Nilgiri Growth', holdSeconds: 0 },
  argTypes: { outcome: { control: 'inline-radio', options: Object.keys(outcomes) } },
  decorators: withToaster,
  beforeEach: selection.clear,
  render: (args) => <BulkActionExample key={`${args.outcome} ${args.holdSeconds}`} {...args} />,
} satisfies Meta<typeof BulkActionExample>
export default meta

type Story = StoryObj<typeof meta>

const select = () => press(/^Select all/)
const ask = async () => {
  await select()
  await press('Close all')
  await screen.findByRole('alertdialog', { name: 'Close Funds' })
}
const confirm = async (text: string) => {
  await ask()
  const question = within(await screen.findByRole('alertdialog', { name: 'Close Funds' }))
  await pressElement(await question.findByRole('button', { name: 'Close all' }))
  await findText(text)
}

export const Default: Story = {}
export const Selected: Story = { play: select }
export const Asked: Story = { play: ask }
export const Holding: Story = {
  args: { holdSeconds: 60 },
  play: () => confirm('Closing 50 funds'),
}
export const Running: Story = {
  args: { outcome: 'onItsWay' },
  play: () => confirm('Closing: 12 of 50 done'),
}
export const Stopping: Story = {
  args: { outcome: 'onItsWay' },
  play: async () => {
    await confirm('Closing: 12 of 50 done')
    await press('Stop after the current one')
  },
}
export const Done: Story = { play: () => confirm('50 of 50 funds closed.') }
export const SomeFailed: Story = {
  args: { outcome: 'someFail' },
  play: () => confirm('47 of 50 funds closed. 3 failed.'),
}
export const RoleWithdrawn: Story = {
  args: { outcome: 'roleWithdrawn' },
  play: () => confirm('8 of 50 funds closed. 3 failed. 39 were not started.'),
}
export const LongWords: Story = {
  args: { outcome: 'someFail', name: LONG_WORD },
  play: () => confirm('47 of 50 funds closed. 3 failed.'),
}

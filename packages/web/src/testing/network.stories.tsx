import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, refusals } from '@tarang/sdk/testing'
import { expect, screen, waitFor, within } from 'storybook/test'
import StockSplits from '../admin/stock-splits/stock-splits.tsx'
import { freshAddress } from './fresh-address.ts'
import { choice, choose, type FaultChoice } from './story-api.ts'
import { fillIn, findText, press, pressElement } from './story-steps.ts'

/** The toolbar's network faults on one screen: the draft stays, and the next try succeeds. */
const meta = {
  title: 'Foundations/Network',
  component: StockSplits,
  beforeEach: freshAddress,
} satisfies Meta<typeof StockSplits>
export default meta

type Story = StoryObj<typeof meta>

const [split] = fixtures.listStockSplits.splits
const edit = () => fillIn(`Edit ${split?.stockname}`)

const close = async () => {
  const [button] = within(await screen.findByRole('alertdialog')).getAllByRole('button', {
    name: 'Close',
  })
  if (!button) throw new Error('The message has no Close button.')
  await pressElement(button)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

// Like the toolbar, but without Storybook's globals, which would render the story again while it plays.
const arm = (fault: FaultChoice) => choose(fault, () => {})

const spent = () => waitFor(() => expect(choice()).toBe('none'))
const saved = () => findText('Stock split updated successfully!')

const nextCall = (fault: FaultChoice, message: string): Story => ({
  play: async () => {
    await edit()
    arm(fault)
    await press('Save')
    await findText(message)
    await spent()
    await close()
    await press('Save')
    await saved()
  },
})

export const NextRefused = nextCall('next-refused', refusals.failed.status.message ?? '')
export const NextUnreadable = nextCall('next-unreadable', 'Failed to update stock split.')
export const NextLost = nextCall('next-lost', 'Failed to update stock split.')

export const NextSlow: Story = {
  play: async () => {
    await edit()
    arm('next-slow')
    await press('Save')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy'))
    await spent()
    await waitFor(saved, { timeout: 15_000 })
  },
}

/** Chosen before the story opens: every call fails, the first included. */
export const EveryLost: Story = {
  globals: { fault: 'every-lost' },
  play: async () => {
    await findText('Failed to fetch stock splits.')
    await press('Retry')
    await findText('Failed to fetch stock splits.')
  },
}

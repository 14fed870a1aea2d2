import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StrategyRecord } from '@tarang/sdk/extensions'
import { screen, userEvent } from 'storybook/test'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { openedDialog } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import StrategyRecords from './strategy-records.tsx'

const meta = {
  title: 'Admin/Account menu/Strategy Records',
  component: StrategyRecords,
  beforeEach: freshAddress,
} satisfies Meta<typeof StrategyRecords>
export default meta

const strategy = (id: number, strategyCode: string, xirr: number | null): StrategyRecord => ({
  id,
  strategyCode,
  etag: String(id),
  figures: {
    factor: 'momentum',
    xirr,
    netReturn: 41.25,
    pnl: 412_500,
    status: 1,
    highlights: null,
    drawdown: null,
  },
})

const list = tableStories({
  operation: 'listStrategyRecords',
  rows: extremeRows([
    strategy(1, 'MOMENTUM-50-W', 18.4),
    strategy(2, 'VALUATION-25-M', null),
    strategy(3, 'GROWTH-15-Q', 11.2),
  ]),
})
export const Default = list.default
export const Empty = list.empty
export const Loading = list.loading
export const Refused = list.refused

type Story = StoryObj<typeof meta>

/** The three counts are required once a highlight is filled in. */
export const HalfHighlights: Story = {
  ...(list.default as Story),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Strategy' }))
    const form = await openedDialog('Add Strategy')
    await userEvent.type(form.getByLabelText(/^Winning Trades/), '3')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await form.findByText('Losing Trades is required')
  },
}

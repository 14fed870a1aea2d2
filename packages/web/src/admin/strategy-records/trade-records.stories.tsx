import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TradeRecord } from '@tarang/sdk/extensions'
import { screen, userEvent } from 'storybook/test'
import { edgeRows } from '../../testing/edge-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import TradeRecords from './trade-records.tsx'

const meta = {
  title: 'Admin/Trades by Hand',
  component: TradeRecords,
  beforeEach: freshAddress,
} satisfies Meta<typeof TradeRecords>
export default meta

const trade = (id: number, stockName: string, exitDate: string | null): TradeRecord => ({
  id,
  stockName,
  entryPrice: 3500.55,
  exitPrice: exitDate === null ? null : 3600,
  pnl: 99.45,
  entryDate: '2026-01-05',
  exitDate,
})

const list = tableStories({
  operation: 'listTrades',
  rows: edgeRows([trade(1, 'TCS', null), trade(2, 'INFY', '2026-03-02'), trade(3, 'BAJFINANCE', null)]),
  Screen: TradeRecords,
})
export const Default = list.default
export const Empty = list.empty
export const ThousandRows = list.thousandRows
export const Loading = list.loading
export const Refused = list.refused

type Story = StoryObj<typeof meta>

export const Deleting: Story = {
  ...(list.default as Story),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete TCS 2026-01-05' }))
    await screen.findByRole('alertdialog', { name: 'Delete trade' })
  },
}

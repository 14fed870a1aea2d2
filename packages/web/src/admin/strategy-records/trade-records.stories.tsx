import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TradeRecord } from '@tarang/sdk/extensions'
import { screen } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useSearch } from 'wouter/use-browser-location'
import { formatDate } from '#platform/formats/console-date'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { pressAction } from '../../testing/story-steps.ts'
import { tableStories } from '../../testing/table-stories.tsx'
import TradeRecords from './trade-records.tsx'

/** The screen at the address of a strategy. */
const TradesOfStrategy = () => (
  <Router hook={memoryLocation({ path: '/tradeRecords/MOM-NIFTY200-30' }).hook} searchHook={useSearch}>
    <Route path="/tradeRecords/:strategyCode">
      <TradeRecords />
    </Route>
  </Router>
)

const meta = {
  title: 'Admin/Account menu/Trade Records',
  component: TradesOfStrategy,
  beforeEach: freshAddress,
} satisfies Meta<typeof TradesOfStrategy>
export default meta

const trade = (id: number, stockName: string, exitDate: string | null): TradeRecord => ({
  id,
  stockName,
  entryPrice: 3500.55,
  exitPrice: exitDate === null ? null : 3600,
  pnl: 99.45,
  entryDate: '2026-01-05',
  exitDate,
  etag: String(id),
})

const list = tableStories({
  operation: 'listTrades',
  rows: extremeRows([trade(1, 'TCS', null), trade(2, 'INFY', '2026-03-02'), trade(3, 'BAJFINANCE', null)]),
})
export const Default = list.default
export const Empty = list.empty
export const Loading = list.loading
export const Refused = list.refused

type Story = StoryObj<typeof meta>

export const Deleting: Story = {
  ...(list.default as Story),
  play: async () => {
    await pressAction('Delete', `TCS ${formatDate('2026-01-05')}`)
    await screen.findByRole('alertdialog', { name: 'Delete trade' })
  },
}

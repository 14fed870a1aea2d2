import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StockSplit, StrategyDetails } from '@tarang/sdk'
import { screen, userEvent } from 'storybook/test'
import { LONG_WORD } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { QualityPanel } from './quality-panel.tsx'
import { checkStrategy } from './strategy-quality.model.ts'

const trade = (changes: object = {}) => ({
  stockName: 'TITAN',
  entryPrice: 3312,
  exitPrice: 3596.75,
  pnl: 8542.5,
  entryDate: '2026-02-03',
  exitDate: '2026-06-12',
  ...changes,
})

/** One fault for each of the nine checks. */
const faulty: StrategyDetails = {
  status: 1,
  netReturns: 9.31,
  xirr: 24.37,
  modifiedOn: '2026-06-15',
  closedTrades: [
    trade(),
    trade({ exitDate: '2026-02-02' }),
    trade({ stockName: 'INFY', exitPrice: 1492.15, pnl: 5595 }),
    trade({ stockName: 'KOTAKBANK', entryPrice: 2110, exitPrice: 431.2, pnl: -16788 }),
  ],
  strategyHighlights: { winningTrades: 118, losingTrades: 74, totalTrades: 190 },
  drawdown: { startRange: '2026-05-04', endRange: '2026-03-09' },
}
const splits: StockSplit[] = [
  { id: 1, stockname: 'KOTAKBANK', splitratio: '5:1', splitdate: '2026-04-14', corporateaction: 'Split' },
]
const warningsOf = (details: StrategyDetails) => checkStrategy(details, { splits, today: '2026-11-21' })

const meta = {
  title: 'Admin/Strategy Manager/Strategy data quality',
  component: QualityPanel,
  beforeEach: freshAddress,
  args: { warnings: warningsOf(faulty), lacksSplits: false, retry: () => {}, onShowTrade: () => {} },
  argTypes: { retry: { table: { disable: true } }, onShowTrade: { table: { disable: true } } },
} satisfies Meta<typeof QualityPanel>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Nothing: Story = { args: { warnings: [] } }
export const OneWarning: Story = { args: { warnings: warningsOf({ modifiedOn: '2026-06-15', status: 1 }) } }
export const LongWords: Story = {
  args: { warnings: warningsOf({ closedTrades: [trade({ stockName: LONG_WORD, pnl: -1 })] }) },
}
export const ManyTrades: Story = {
  args: {
    warnings: warningsOf({
      closedTrades: Array.from({ length: 40 }, (_, n) => trade({ stockName: `STOCK${n}`, pnl: -n - 1 })),
    }),
  },
}
export const ManyTradesShown: Story = {
  ...ManyTrades,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Show all 40' })),
}
export const CalendarNotLoaded: Story = { args: { warnings: [], lacksSplits: true } }

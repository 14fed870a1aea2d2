import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useSearch } from 'wouter/use-browser-location'
import { Toaster } from '#ui/toaster'
import { type Answer, answering } from '../../testing/answers.ts'
import { examples } from '../../testing/examples.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import StrategyData from './strategy-data.tsx'

const CODE = 'MOM-NIFTY200-30'
const { details, sparse, strategyUnknown } = examples.strategies.getStrategyDetails
const { strategies } = examples.strategies.listLiveStrategies

const meta = {
  title: 'Admin/Strategy Data Manager',
  component: StrategyData,
  render: () => (
    <Router hook={memoryLocation({ path: `/strategyDataManager/${CODE}` }).hook} searchHook={useSearch}>
      <Route path="/strategyDataManager/:strategyCode">
        <StrategyData />
      </Route>
      <Toaster />
    </Router>
  ),
} satisfies Meta<typeof StrategyData>
export default meta

type Story = StoryObj<typeof meta>

const stocks = ['TITAN', 'INFY', 'BEL', 'TATAPOWER', 'M&M', 'HDFCBANK', 'SUNPHARMA']
const day = (month: number, date: number) => new Date(Date.UTC(2024, month, date)).toISOString().slice(0, 10)

/** Two and a half years of trades, the same ones each time. */
const closedTrades = Array.from({ length: 120 }, (_, n) => ({
  id: n,
  stockName: stocks[n % stocks.length],
  entryPrice: 400 + n,
  exitPrice: 400 + n + (((n * 37) % 91) - 40) / 2,
  pnl: (((n * 37) % 91) - 40) * 211.5,
  entryDate: day(Math.floor(n / 4) - 2, 1 + (n % 27)),
  exitDate: day(Math.floor(n / 4), 1 + ((n * 5) % 27)),
}))
const full = { ...details.value, closedTrades }

/** The screen at such an address, with such answers; everything else answers as it should. */
const story = (search: string, strategy: Answer, answers: Record<string, Answer> = {}): Story => ({
  beforeEach: () => {
    freshAddress()
    const params = new URLSearchParams(`${location.search.slice(1)}&${search}`)
    history.replaceState(null, '', `${location.pathname}?${params}`)
    return answering({
      [`GET /api/backtest/strategy-details/${CODE}`]: strategy,
      'GET /api/getExcludedLiveTrades': { body: [{ stockName: 'BEL' }] },
      'GET /api/liveStrategies': { body: strategies.value },
      'GET /api/getStrategyDescription': {
        body: ['SDC-MOMENTUM-01', 'SDC-VALUE-02'].map((strategyDescriptionCode, id) => ({
          id,
          strategyDescriptionCode,
        })),
      },
      'POST /api/excludeLiveTrades': { body: { stockName: 'TATAPOWER' } },
      'POST /api/linkStrategyToStrategyDescription': { status: 404, body: strategyUnknown.value },
      ...answers,
    })
  },
})

export const Full = story('', { body: full })
export const TheExample = story('', { body: details.value })
export const PartsMissing = story('', { body: sparse.value })
export const PartsOfTheWrongKind = story('section=live', {
  body: { xirr: 'high', liveTrades: [{}, null], closedTrades: [{ pnl: 'x' }], strategyHighlights: 'many' },
})
export const Highlights = story('section=highlights', { body: full })
export const ClosedTrades = story('section=closed&closed.sort=stockName', { body: full })
export const Drawdown = story('section=drawdown', { body: full })
export const ViaPreview = story('fromPreview=true&section=live', { body: full })
export const Loading = story('', 'never')
export const Refused = story('', { status: 500, body: examples.refusals.failed.value })
export const Unknown = story('', { status: 404, body: strategyUnknown.value })
export const ExcludedTradesRefused = story(
  'fromPreview=true&section=live',
  { body: full },
  { 'GET /api/getExcludedLiveTrades': { status: 500 } },
)

// What comes in gently is there before it can be seen.
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible(), { timeout: 5000 })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const LinkOpen: Story = {
  ...Highlights,
  play: async () => {
    await userEvent.click(await button('SDC Link'))
    await seen(() => screen.getByRole('dialog', { name: 'Link Strategy to Description' }))
    await screen.findByRole('option', { name: 'SDC-VALUE-02' })
  },
}

export const LinkRefused: Story = {
  ...Highlights,
  play: async (context) => {
    await LinkOpen.play?.(context)
    await userEvent.click(await button('Link'))
    await seen(() => screen.getByText('Failed to link strategy to description'))
  },
}

export const QuestionOpen: Story = {
  ...ViaPreview,
  play: async () => {
    await button('Disabled BEL')
    await userEvent.click(await button('Delete TATAPOWER'))
    await seen(() => screen.getByText('Are you sure you want to delete this trade?'))
  },
}

export const Excluded: Story = {
  ...ViaPreview,
  play: async (context) => {
    await QuestionOpen.play?.(context)
    await userEvent.click(await button('Delete'))
    await seen(() => screen.getByText(/has been successfully persisted and excluded/))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const CurveAsTable: Story = {
  ...Full,
  play: async () => {
    await userEvent.click(await button('Show as table'))
    await seen(() => screen.getByRole('table', { name: 'Realised P&L by day' }))
  },
}

export const CurveReadByKeys: Story = {
  ...Full,
  play: async () => {
    const slider = await screen.findByRole('slider')
    slider.focus()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '2')
  },
}

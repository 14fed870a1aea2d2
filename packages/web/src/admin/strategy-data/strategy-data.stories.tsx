import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtures, type Handlers, never, refusals, refused } from '@tarang/sdk/testing'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useSearch } from 'wouter/use-browser-location'
import { Toaster } from '#ui/toaster'
import { extremeRows } from '../../testing/extreme-rows.ts'
import { freshAddress } from '../../testing/fresh-address.ts'
import { answering, rawJson, refusalWithoutMessage } from '../../testing/story-api.ts'
import { press } from '../../testing/story-steps.ts'
import StrategyData from './strategy-data.tsx'

const CODE = 'MOM-NIFTY200-30'
const { details, sparse, strategyUnknown } = fixtures.getStrategyDetails

const Page = () => (
  <Router hook={memoryLocation({ path: `/strategyDataManager/${CODE}` }).hook} searchHook={useSearch}>
    <Route path="/strategyDataManager/:strategyCode">
      <StrategyData />
    </Route>
    <Toaster />
  </Router>
)

const meta = {
  title: 'Admin/Strategy Manager/Strategy Data Manager',
  component: StrategyData,
  render: () => <Page />,
} satisfies Meta<typeof StrategyData>
export default meta

type Story = StoryObj<typeof meta>

const stocks = ['TITAN', 'INFY', 'BEL', 'TATAPOWER', 'M&M', 'HDFCBANK', 'SUNPHARMA']
const day = (month: number, date: number) => new Date(Date.UTC(2024, month, date)).toISOString().slice(0, 10)

/** Two and a half years of trades, the same on every run. */
const closedTrades = Array.from({ length: 120 }, (_, n) => ({
  id: n,
  stockName: stocks[n % stocks.length] ?? 'TITAN',
  entryPrice: 400 + n,
  exitPrice: 400 + n + (((n * 37) % 91) - 40) / 2,
  pnl: (((n * 37) % 91) - 40) * 211.5,
  entryDate: day(Math.floor(n / 4) - 2, 1 + (n % 27)),
  exitDate: day(Math.floor(n / 4), 1 + ((n * 5) % 27)),
}))
const full = { ...details, closedTrades }

/** The screen at a URL with these responses; all other calls succeed. */
const story = (search: string, handlers: Handlers): Story => ({
  beforeEach: () => {
    freshAddress()
    const params = new URLSearchParams(`${location.search.slice(1)}&${search}`)
    history.replaceState(null, '', `${location.pathname}?${params}`)
    return answering({
      listExcludedLiveTrades: [{ stockName: 'BEL' }],
      linkStrategyToDescription: refused(strategyUnknown),
      ...handlers,
    })
  },
})

export const Default = story('', { getStrategyDetails: full })
export const TheExample = story('', { getStrategyDetails: details })
export const PartsMissing = story('', { getStrategyDetails: sparse })
export const PartsOfTheWrongKind = story('section=live', {
  getStrategyDetails: rawJson({
    xirr: 'high',
    liveTrades: [{}, null],
    closedTrades: [{ pnl: 'x' }],
    strategyHighlights: 'many',
  }),
})
export const ThousandTrades = story('section=closed', {
  getStrategyDetails: { ...details, closedTrades: extremeRows(closedTrades).thousand },
})
export const LongWords = story('section=closed', {
  getStrategyDetails: { ...details, closedTrades: extremeRows(closedTrades).longWords },
})
export const Highlights = story('section=highlights', { getStrategyDetails: full })
export const ClosedTrades = story('section=closed&closed.sort=stockName', { getStrategyDetails: full })
export const Drawdown = story('section=drawdown', { getStrategyDetails: full })
export const ViaPreview = story('fromPreview=true&section=live', { getStrategyDetails: full })
export const Loading = story('', { getStrategyDetails: never })
export const Refused: Story = {
  ...story('', { getStrategyDetails: refused(refusals.failed) }),
  // A read is retried twice before it fails.
  play: async () => {
    await screen.findByText(/Failed to get strategy data/, {}, { timeout: 30_000 })
  },
}
export const Unknown = story('', { getStrategyDetails: refused(strategyUnknown) })

// Elements fade in, so they exist before they are visible.
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible())
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

export const Linked: Story = {
  ...story('section=highlights', {
    getStrategyDetails: full,
    linkStrategyToDescription: fixtures.linkStrategyToDescription.linked,
  }),
  play: async (context) => {
    await LinkOpen.play?.(context)
    await userEvent.click(await button('Link'))
    await seen(() => screen.getByText('Strategy successfully linked to description!'))
  },
}

export const QuestionOpen: Story = {
  ...ViaPreview,
  play: async () => {
    await seen(() => screen.getByText('Excluded'))
    await press('Delete TATAPOWER')
    await seen(() => screen.getByText('Are you sure you want to delete this trade?'))
  },
}

export const ExcludedTradesRefused: Story = {
  ...story('fromPreview=true&section=live', {
    getStrategyDetails: full,
    // A 500 of a read would be retried twice, after seconds.
    listExcludedLiveTrades: refusalWithoutMessage(400),
  }),
  play: () => seen(() => screen.getByText('Failed to fetch excluded trades.')),
}

export const NotExcluded: Story = {
  ...story('fromPreview=true&section=live', {
    getStrategyDetails: full,
    excludeLiveTrade: refusalWithoutMessage(),
  }),
  play: async (context) => {
    await QuestionOpen.play?.(context)
    await userEvent.click(await button('Delete'))
    await seen(() => screen.getByText('Failed to persist trade. Please try again.'))
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

const charts = [
  'Realised P&L and its drawdown',
  'Returns of the trades',
  'Holding period and return',
  'Concentration by stock',
  'Expectancy',
  'Streaks',
  'Timeline of the trades',
]

export const ChartsAsTables: Story = {
  ...Default,
  play: async () => {
    for (const title of charts) {
      await userEvent.click(await button(`Show as table: ${title}`))
      await seen(() => screen.getByRole('table', { name: title }))
    }
  },
}

export const ChartsReadByKeys: Story = {
  ...Default,
  play: async () => {
    for (const title of charts) {
      const slider = await screen.findByRole('slider', { name: new RegExp(`^${title} by`) })
      slider.focus()
      await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}')
      await expect(slider).toHaveAttribute('aria-valuenow', '2')
      await userEvent.keyboard('{End}')
      await expect(slider).toHaveAttribute('aria-valuenow', slider.getAttribute('aria-valuemax'))
    }
  },
}

/** In these charts several trades may have the same place across. */
export const ChartsReadByPointer: Story = {
  ...Default,
  play: async () => {
    for (const title of ['Timeline of the trades', 'Holding period and return']) {
      const slider = await screen.findByRole('slider', { name: new RegExp(`^${title} by`) })
      const plot = await waitFor(() => {
        const over = slider.querySelector('.u-over')
        if (!over) throw new Error('No plot.')
        return over
      })
      plot.scrollIntoView({ block: 'center' })
      const read = (height: number) => {
        const { left, width, top } = plot.getBoundingClientRect()
        fireEvent.mouseMove(plot, { clientX: left + width / 2, clientY: top + height })
      }
      read(1)
      await waitFor(() =>
        expect(slider).not.toHaveAttribute('aria-valuenow', slider.getAttribute('aria-valuemax')),
      )
      const high = slider.getAttribute('aria-valuetext')
      read(plot.clientHeight - 1)
      await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuetext', high))
    }
  },
}

export const ChartAsPng: Story = {
  ...Default,
  play: async () => {
    await userEvent.click(await button('PNG: Returns of the trades'))
    await seen(() => screen.getByText(/returns-of-the-trades-\d{4}-\d\d-\d\d\.png/))
  },
}

import type { Drawdown, StrategyDetails, StrategyHighlights } from '@tarang/sdk'
import { formatConsoleDate } from '#platform/console-date'
import { formatCount, formatNumber, MISSING } from '#platform/format'
import { formatGain, formatPercent } from '#platform/format-money'
import type { TermName } from '../glossary/glossary.model.ts'
import { closedTradesOf, drawdownOf, highlightsOf } from '../strategy-data/parts.ts'
import { stockShares, topShare } from '../strategy-data/performance/concentration.model.ts'
import { type Figures, figuresOf } from '../strategy-data/performance/figures.model.ts'
import { positionsOf } from '../strategy-data/performance/positions.ts'
import { longestOf, streaksOf } from '../strategy-data/performance/streaks.model.ts'

/** How many strategies stand side by side. */
export const MOST_STRATEGIES = 4

/** The strategies that an address names, each once, and those beyond the fourth. */
export function codesIn(search: string): {
  readonly codes: readonly string[]
  readonly leftOut: readonly string[]
} {
  const named = new URLSearchParams(search).getAll('strategy').filter((code) => code.trim() !== '')
  const codes = [...new Set(named)]
  return { codes: codes.slice(0, MOST_STRATEGIES), leftOut: codes.slice(MOST_STRATEGIES) }
}

/** The query of the address for these strategies. */
export const searchFor = (codes: readonly string[]): string =>
  new URLSearchParams(codes.map((code) => ['strategy', code])).toString()

/** A strategy with what is calculated from its closed trades. */
export interface Compared {
  readonly details: StrategyDetails
  readonly highlights: Partial<StrategyHighlights>
  readonly drawdown: Partial<Drawdown>
  readonly figures: Figures
  readonly longestWon: number
  readonly longestLost: number
  readonly topShare: number | null
}

export function comparedOf(details: StrategyDetails): Compared {
  const positions = positionsOf(closedTradesOf(details))
  const streaks = streaksOf(positions)
  return {
    details,
    highlights: highlightsOf(details)[0] ?? {},
    drawdown: drawdownOf(details) ?? {},
    figures: figuresOf(positions),
    longestWon: longestOf(streaks, true),
    longestLost: longestOf(streaks, false),
    topShare: topShare(stockShares(positions)),
  }
}

/** One row of the comparison: its name, and its text for a strategy. */
export interface ComparedFigure {
  readonly label: string
  /** The term of the glossary that explains it. */
  readonly term?: TermName
  readonly of: (compared: Compared) => string
}

const rounded = (value: number | null, digits: number) =>
  value === null ? null : Number(value.toFixed(digits))

const days = (value: number | null) => (value === null ? MISSING : formatCount(rounded(value, 1) ?? 0, 'day'))

/** A figure of the closed trades; missing where there are none. */
const derived = (label: string, of: ComparedFigure['of'], term?: TermName): ComparedFigure => ({
  label,
  ...(term && { term }),
  of: (compared) => (compared.figures.trades === 0 ? MISSING : of(compared)),
})

/** What is compared, in the words of the strategy’s own screen. */
export const figureGroups: readonly {
  readonly title: string
  readonly figures: readonly ComparedFigure[]
}[] = [
  {
    title: 'As reported',
    figures: [
      { label: 'Net Returns', of: ({ details }) => formatPercent(details.netReturns) },
      { label: 'XIRR', term: 'XIRR', of: ({ details }) => formatPercent(details.xirr) },
      { label: 'P&L', of: ({ details }) => formatGain(details.pnl) },
      { label: 'Winning Trades', of: ({ highlights }) => formatNumber(highlights.winningTrades) },
      { label: 'Losing Trades', of: ({ highlights }) => formatNumber(highlights.losingTrades) },
      { label: 'Total Trades', of: ({ highlights }) => formatNumber(highlights.totalTrades) },
      {
        label: 'Average Holding Period (days)',
        of: ({ highlights }) => formatNumber(highlights.averageHoldingPeriod),
      },
      {
        label: 'Drawdown Percentage',
        term: 'Drawdown',
        of: ({ drawdown }) => formatPercent(drawdown.drawDownInPercentage),
      },
      { label: 'Drawdown Amount', of: ({ drawdown }) => formatGain(drawdown.drawDownAmount) },
      { label: 'Drawdown Start', of: ({ drawdown }) => formatConsoleDate(drawdown.startRange) },
      { label: 'Drawdown End', of: ({ drawdown }) => formatConsoleDate(drawdown.endRange) },
      { label: 'Created On', of: ({ details }) => formatConsoleDate(details.createdOn) },
      { label: 'Modified On', of: ({ details }) => formatConsoleDate(details.modifiedOn) },
    ],
  },
  {
    title: 'Derived from closed trades',
    figures: [
      { label: 'Closed Trades', of: ({ figures }) => formatNumber(figures.trades) },
      derived('Realised P&L', ({ figures }) => formatGain(figures.total)),
      derived('Win Rate', ({ figures: { winRate } }) =>
        formatPercent(rounded(winRate === null ? null : winRate * 100, 1)),
      ),
      derived('Payoff Ratio', ({ figures }) => formatNumber(figures.payoff), 'Payoff ratio'),
      derived('Profit Factor', ({ figures }) => formatNumber(figures.profitFactor), 'Profit factor'),
      derived(
        'Expectancy',
        ({ figures }) => formatGain(rounded(figures.total / figures.trades, 2)),
        'Expectancy',
      ),
      derived('Average Days Held', ({ figures }) => days(figures.averageHoldingDays)),
      derived('Median Days Held', ({ figures }) => days(figures.medianHoldingDays)),
      derived('Longest Winning Streak', ({ longestWon }) => formatCount(longestWon, 'trade')),
      derived('Longest Losing Streak', ({ longestLost }) => formatCount(longestLost, 'trade')),
      derived('Share of the Five Best Stocks', ({ topShare }) => formatPercent(rounded(topShare, 1))),
    ],
  },
]

import type { Drawdown, StrategyDetails, StrategyHighlights } from '@tarang/sdk'
import { exportDate, formatDate } from '#platform/formats/console-date'
import { formatCount, formatNumber, MISSING } from '#platform/formats/format'
import { formatGain, formatPercent } from '#platform/formats/format-money'
import { isNumber } from '#platform/formats/indian-number'
import type { TermName } from '../glossary/glossary.model.ts'
import { closedTradesOf, drawdownOf, highlightsOf, openTradesOf } from '../strategy/parts.ts'
import { positionsOf } from '../strategy/positions.ts'
import { stockShares, topShare } from '../strategy-data/performance/concentration.model.ts'
import { type Figures, figuresOf } from '../strategy-data/performance/figures.model.ts'
import { type Reconciliation, reconcile } from '../strategy-data/performance/reconciliation.model.ts'
import { longestOf, streaksOf } from '../strategy-data/performance/streaks.model.ts'

/** A strategy with what is calculated from its closed trades. */
export interface Compared {
  readonly details: StrategyDetails
  readonly highlights: Partial<StrategyHighlights>
  readonly drawdown: Partial<Drawdown>
  readonly figures: Figures
  readonly longestWon: number
  readonly longestLost: number
  readonly topShare: number | null
  /** Null where no P&L is reported. */
  readonly reconciliation: Reconciliation | null
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
    reconciliation: reconcile({
      reported: details.pnl,
      positions,
      closed: closedTradesOf(details),
      open: openTradesOf(details),
    }),
  }
}

/** One row of the comparison. */
export interface ComparedFigure {
  readonly label: string
  /** The header of the row in an export, where figures have no signs. */
  readonly plainLabel: string
  /** The term of the glossary that explains it. */
  readonly term?: TermName | undefined
  /** Its text for a strategy. */
  readonly of: (compared: Compared) => string
  /** The same for an export: a figure as a number. */
  readonly plain: (compared: Compared) => string | number
}

interface Kind {
  readonly format: (value: unknown) => string
  /** In an export, where it differs. */
  readonly formatExport?: (value: unknown) => string
  readonly unit?: string
}

const money: Kind = { format: formatGain, unit: '₹' }
const percent: Kind = { format: formatPercent, unit: '%' }
const number: Kind = { format: formatNumber }
const date: Kind = { format: formatDate, formatExport: exportDate }
const counted = (noun: string): Kind => ({
  format: (value) => (isNumber(value) ? formatCount(value, noun) : MISSING),
})

function plainOf(value: unknown, { format, formatExport = format }: Kind) {
  const text = formatExport(value)
  return isNumber(value) && text !== MISSING ? value : text
}

const figure = (
  label: string,
  kind: Kind,
  value: (compared: Compared) => unknown,
  term?: TermName,
): ComparedFigure => ({
  label,
  term,
  plainLabel: kind.unit ? `${label} (${kind.unit})` : label,
  of: (compared) => kind.format(value(compared)),
  plain: (compared) => plainOf(value(compared), kind),
})

/** A figure of the closed trades; missing where there are none. */
const derived = (label: string, kind: Kind, value: (compared: Compared) => number | null, term?: TermName) =>
  figure(label, kind, (compared) => (compared.figures.trades === 0 ? null : value(compared)), term)

const rounded = (value: number | null, digits: number) =>
  value === null ? null : Number(value.toFixed(digits))

/** What is compared, in the words of the strategy’s own screen. */
export const figureGroups: readonly {
  readonly title: string
  readonly figures: readonly ComparedFigure[]
}[] = [
  {
    title: 'As reported',
    figures: [
      figure('Net Returns', percent, ({ details }) => details.netReturns),
      figure('XIRR', percent, ({ details }) => details.xirr, 'XIRR'),
      figure('P&L', money, ({ details }) => details.pnl),
      figure('Winning Trades', number, ({ highlights }) => highlights.winningTrades),
      figure('Losing Trades', number, ({ highlights }) => highlights.losingTrades),
      figure('Total Trades', number, ({ highlights }) => highlights.totalTrades),
      figure('Average Holding Period (days)', number, ({ highlights }) => highlights.averageHoldingPeriod),
      figure('Drawdown Percentage', percent, ({ drawdown }) => drawdown.drawDownInPercentage, 'Drawdown'),
      figure('Drawdown Amount', money, ({ drawdown }) => drawdown.drawDownAmount),
      figure('Drawdown Start', date, ({ drawdown }) => drawdown.startRange),
      figure('Drawdown End', date, ({ drawdown }) => drawdown.endRange),
      figure('Created On', date, ({ details }) => details.createdOn),
      figure('Modified On', date, ({ details }) => details.modifiedOn),
    ],
  },
  {
    title: 'Derived from closed trades',
    figures: [
      figure('Closed Trades', number, ({ figures }) => figures.trades),
      derived('Realised P&L', money, ({ figures }) => figures.total),
      figure('P&L of Open Trades', money, ({ reconciliation }) => reconciliation?.open),
      figure('P&L Not Explained by the Trades', money, ({ reconciliation }) => reconciliation?.unexplained),
      derived('Win Rate', percent, ({ figures: { winRate } }) =>
        rounded(winRate === null ? null : winRate * 100, 1),
      ),
      derived('Payoff Ratio', number, ({ figures }) => figures.payoff, 'Payoff ratio'),
      derived('Profit Factor', number, ({ figures }) => figures.profitFactor, 'Profit factor'),
      derived('Expectancy', money, ({ figures }) => figures.expectancy, 'Expectancy'),
      derived('Average Days Held', counted('day'), ({ figures }) => rounded(figures.averageHoldingDays, 1)),
      derived('Median Days Held', counted('day'), ({ figures }) => rounded(figures.medianHoldingDays, 1)),
      derived('Longest Winning Streak', counted('trade'), ({ longestWon }) => longestWon),
      derived('Longest Losing Streak', counted('trade'), ({ longestLost }) => longestLost),
      derived('Share of the Five Best Stocks', percent, ({ topShare }) => rounded(topShare, 1)),
    ],
  },
]

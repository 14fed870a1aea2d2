import type { Drawdown, Trade } from '@tarang/sdk'
import { type Column, date, number, oneOf, text } from '#patterns/table'
import { today } from '#platform/browser/clock'
import { formatDate } from '#platform/formats/console-date'
import { formatCount, formatNumber } from '#platform/formats/format'
import { formatCompactMoney, formatGain, formatMoney, formatPercent } from '#platform/formats/format-money'
import type { Position } from '../../strategy/positions.ts'
import { gain } from '../gain.ts'
import { barsPlot } from './bars-plot.ts'
import { type StockShare, stockShares } from './concentration.model.ts'
import { type CurvePoint, curveOf, fromNothing } from './curve.model.ts'
import { curvePlots } from './curve-plots.ts'
import { type ExpectancyPoint, expectancyOf } from './expectancy.model.ts'
import { expectancyPlot } from './expectancy-plot.ts'
import { type HeldTrade, heldTrades } from './holding.model.ts'
import { holdingPlot } from './holding-plot.ts'
import type { KeyEntry } from './key.tsx'
import type { PlotSpec } from './plot.tsx'
import { type ReportedDrawdown, reportedDrawdown } from './reported-drawdown.ts'
import { type ReturnRange, returnRanges, returnsOf } from './returns.model.ts'
import { type Streak, streaksOf } from './streaks.model.ts'
import { isOpen, type TimelineTrade, timelineOf } from './timeline.model.ts'
import { timelinePlot } from './timeline-plot.ts'

/** What the charts of a strategy are drawn from. */
export interface ChartSource {
  readonly strategyCode: string
  readonly positions: readonly Position[]
  /** The open trades. */
  readonly live: readonly Trade[]
  readonly drawdown: Drawdown | null
}

export interface Chart<Row extends object> {
  /** Names the chart, its table and, with the strategy, its files. */
  readonly title: string
  /** How it is calculated, in words. */
  readonly how: string
  /** What one point is, for a reader by keys: "day", "trade". */
  readonly pointName: string
  /** One point in words, the most important first. */
  readonly words: (point: Row) => readonly string[]
  readonly columns: readonly Column<Row>[]
  readonly addressPrefix: string
  readonly of: (source: ChartSource) => ChartData<Row>
}

export interface ChartData<Row extends object> {
  /** The points in the order of the plots. */
  readonly points: readonly Row[]
  /** The rows of the table, where they are not the points. */
  readonly rows?: readonly Row[]
  /** The trades that it is calculated from, where they are not all closed ones. */
  readonly basis?: string | undefined
  /** The plots of the points, one below the other. */
  readonly plots: () => readonly PlotSpec[]
  readonly entries: readonly KeyEntry[]
}

const partOf = (trades: readonly unknown[], positions: readonly Position[]) =>
  trades.length === positions.length
    ? undefined
    : `${formatNumber(trades.length)} of ${formatCount(positions.length, 'closed trade')}`

/** The realised P&L over time. */
export const curve: Chart<CurvePoint> = {
  title: 'Realised P&L and its drawdown',
  how: 'The P&L of every closed trade, added up by the day of its exit. Its peak is the highest sum so far, at least zero; the lower chart is the distance from it.',
  pointName: 'day',
  words: ({ day, realised, below }) => [
    formatDate(day),
    `Realised P&L ${formatGain(realised)}`,
    below < 0 ? `${formatMoney(-below)} below its peak` : 'At its peak',
  ],
  columns: [
    date('Exit Date', 'day'),
    number('Trades', 'trades'),
    gain('P&L of the Day', 'gain'),
    gain('Realised P&L', 'realised'),
    gain('Below Peak', 'below'),
  ],
  addressPrefix: 'curve.',
  of: ({ positions, drawdown }) => {
    const rows = curveOf(positions)
    const points = fromNothing(rows, positions)
    const range = reportedDrawdown(drawdown)
    return {
      points,
      rows,
      plots: () => curvePlots(points, range),
      entries: [
        { of: 'realised', label: 'Realised P&L' },
        { of: 'below', label: 'Below peak' },
        ...(range ? [{ of: 'range', label: rangeText(range) } as const] : []),
      ],
    }
  },
}

const recoveryText = (isRecovered: boolean | null) =>
  isRecovered === null ? '' : isRecovered ? '; now back at its peak' : '; now below its peak'

const rangeText = ({ start, end, days, percentage, isRecovered }: ReportedDrawdown) =>
  `Reported drawdown: ${formatDate(start)} to ${formatDate(end)}, ${formatCount(days, 'day')}` +
  `${percentage === null ? '' : `, ${formatPercent(percentage)}`}${recoveryText(isRecovered)}`

/** How many trades had which return. */
export const returns: Chart<ReturnRange> = {
  title: 'Returns of the trades',
  how: 'The return of a trade is its exit price divided by its entry price, less one. A return on the border of two ranges counts in the upper one. Trades without both prices are left out.',
  pointName: 'range',
  words: ({ from, to, trades }) => [
    `${formatNumber(from)}% to ${formatNumber(to)}%`,
    formatCount(trades, 'trade'),
  ],
  columns: [number('From (%)', 'from'), number('To (%)', 'to'), number('Trades', 'trades')],
  addressPrefix: 'returns.',
  of: ({ positions }) => {
    const ranges = returnRanges(positions)
    return {
      points: ranges,
      basis: partOf(returnsOf(positions), positions),
      plots: () => [
        barsPlot({
          at: ranges.map(({ from, to }) => (from + to) / 2),
          heights: ranges.map(({ trades }) => trades),
          isGain: (index) => (ranges[index]?.from ?? 0) >= 0,
          between: [ranges[0]?.from ?? 0, ranges.at(-1)?.to ?? 1],
          steps: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000],
          place: (at) => `${formatNumber(at)}%`,
          height: (trades) => (Number.isInteger(trades) ? formatNumber(trades) : ''),
        }),
      ],
      entries: [
        { of: 'loss', label: 'Below zero' },
        { of: 'gain', label: 'Zero and above' },
      ],
    }
  },
}

/** Whether trades that were held longer returned more. */
export const holding: Chart<HeldTrade> = {
  title: 'Holding period and return',
  how: 'One point a trade: calendar days from entry to exit, and the exit price divided by the entry price, less one. Trades without both dates and both prices are left out.',
  pointName: 'trade',
  words: ({ stockName, exitDay, days, returnPercent }) => [
    stockName,
    `${returnPercent > 0 ? '+' : ''}${formatNumber(returnPercent)}% in ${formatCount(days, 'day')}`,
    `Exit ${formatDate(exitDay)}`,
  ],
  columns: [
    text('Stock Name', 'stockName'),
    date('Exit Date', 'exitDay'),
    number('Days Held', 'days'),
    number('Return (%)', 'returnPercent'),
  ],
  addressPrefix: 'holding.',
  of: ({ positions }) => {
    const trades = heldTrades(positions)
    return {
      points: trades,
      basis: partOf(trades, positions),
      plots: () => [holdingPlot(trades)],
      entries: [
        { of: 'gain', label: 'Return above zero' },
        { of: 'loss', label: 'Zero or below' },
      ],
    }
  },
}

/** How much of the P&L came from few stocks. */
export const concentration: Chart<StockShare> = {
  title: 'Concentration by stock',
  how: 'The P&L of each stock’s closed trades, added up, the highest first. Its share is that sum divided by the realised P&L of all stocks; there is none where that is not above zero.',
  pointName: 'stock',
  words: ({ stockName, trades, gain, share }) => [
    stockName,
    formatGain(gain),
    `${formatCount(trades, 'trade')}${share === null ? '' : `, ${formatPercent(share)} of the realised P&L`}`,
  ],
  columns: [
    text('Stock Name', 'stockName'),
    number('Trades', 'trades'),
    gain('P&L', 'gain'),
    number('Share of P&L (%)', 'share'),
  ],
  addressPrefix: 'stocks.',
  of: ({ positions }) => {
    const shares = stockShares(positions)
    return {
      points: shares,
      plots: () => [
        barsPlot({
          at: shares.map((_, index) => index),
          heights: shares.map(({ gain }) => gain),
          between: [-0.5, shares.length - 0.5],
          steps: [1, 2, 5, 10, 20, 50, 100, 200, 500],
          place: (at) => shares[at]?.stockName ?? '',
          height: formatCompactMoney,
        }),
      ],
      entries: [
        { of: 'gain', label: 'P&L above zero' },
        { of: 'loss', label: 'P&L below zero' },
      ],
    }
  },
}

/** What a trade brought on average, and how that settled. */
export const expectancy: Chart<ExpectancyPoint> = {
  title: 'Expectancy',
  how: 'The P&L of the trades up to each one, by exit date, divided by their number: the win rate times the average win, plus the loss rate times the average loss. The last point is the expectancy of all closed trades.',
  pointName: 'trade',
  words: ({ trade, stockName, exitDay, expectancy }) => [
    `${formatGain(expectancy)} a trade`,
    `After trade ${formatNumber(trade)}`,
    `${stockName}, ${formatDate(exitDay)}`,
  ],
  columns: [
    number('Trade', 'trade'),
    text('Stock Name', 'stockName'),
    date('Exit Date', 'exitDay'),
    gain('P&L', 'gain'),
    gain('Expectancy', 'expectancy'),
  ],
  addressPrefix: 'expectancy.',
  of: ({ positions }) => {
    const points = expectancyOf(positions)
    return {
      points,
      plots: () => [expectancyPlot(points)],
      entries: [{ of: 'realised', label: 'Average P&L of the trades so far' }],
    }
  },
}

type StreakRow = Streak & { readonly outcome: 'won' | 'lost' }

/** How many trades were won or lost in a row. */
export const streaks: Chart<StreakRow> = {
  title: 'Streaks',
  how: 'Trades in the order of their exit dates; those of one day in the order of the API. A trade without gain or loss, or without a P&L, ends a streak.',
  pointName: 'streak',
  words: ({ isWon, trades, gain, from, to }) => [
    `${formatCount(trades, 'trade')} ${isWon ? 'won' : 'lost'} in a row`,
    formatGain(gain),
    from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`,
  ],
  columns: [
    oneOf('Outcome', 'outcome', { won: ['Won', 'positive'], lost: ['Lost', 'negative'] }),
    number('Trades', 'trades'),
    gain('P&L', 'gain'),
    date('First Exit', 'from'),
    date('Last Exit', 'to'),
  ],
  addressPrefix: 'streaks.',
  of: ({ positions }) => {
    const rows = streaksOf(positions).map(
      (streak): StreakRow => ({ ...streak, outcome: streak.isWon ? 'won' : 'lost' }),
    )
    return {
      points: rows,
      plots: () => [
        barsPlot({
          at: rows.map((_, index) => index + 1),
          heights: rows.map(({ isWon, trades }) => (isWon ? trades : -trades)),
          between: [0.5, rows.length + 0.5],
          steps: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
          place: formatNumber,
          height: (trades) => (Number.isInteger(trades) ? formatNumber(Math.abs(trades)) : ''),
        }),
      ],
      entries: [
        { of: 'gain', label: 'Trades won in a row' },
        { of: 'loss', label: 'Trades lost in a row' },
      ],
    }
  },
}

/** Every trade from its entry to its exit. */
export const timeline: Chart<TimelineTrade> = {
  title: 'Timeline of the trades',
  how: 'One line a trade, from its entry to its exit, the earliest entry on top; open trades end today. Trades without an entry date, or with an exit before it, are left out.',
  pointName: 'trade',
  words: ({ stockName, entryDay, exitDay, days, gain }) => [
    stockName,
    gain === null ? 'Open' : formatGain(gain),
    `${formatDate(entryDay)} to ${exitDay === null ? 'today' : formatDate(exitDay)}, ${formatCount(days, 'day')}`,
  ],
  columns: [
    text('Stock Name', 'stockName'),
    date('Entry Date', 'entryDay'),
    date('Exit Date', 'exitDay'),
    number('Days Held', 'days'),
    gain('P&L', 'gain'),
  ],
  addressPrefix: 'timeline.',
  of: ({ positions, live }) => {
    const day = today()
    const trades = timelineOf(positions, live, day)
    return {
      points: trades,
      basis: `${formatCount(trades.length, 'trade')}, ${formatNumber(trades.filter(isOpen).length)} open`,
      plots: () => [timelinePlot(trades, day)],
      entries: [
        { of: 'gain', label: 'Won' },
        { of: 'loss', label: 'Lost or even' },
        { of: 'open', label: 'Open, until today' },
      ],
    }
  },
}

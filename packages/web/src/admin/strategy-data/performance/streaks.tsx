import { useState } from 'react'
import { date, number, oneOf } from '#patterns/table'
import { formatDate } from '#platform/formats/console-date'
import { formatCount, formatNumber } from '#platform/formats/format'
import { formatGain } from '#platform/formats/format-money'
import { gain } from '../gain.ts'
import { barsPlot } from './bars-plot.ts'
import { Chart } from './chart.tsx'
import type { ChartOf } from './chart-of.ts'
import { type Streak, streaksOf } from './streaks.model.ts'

type Row = Streak & { readonly outcome: 'won' | 'lost' }

const columns = [
  oneOf<Row>('Outcome', 'outcome', { won: ['Won', 'positive'], lost: ['Lost', 'negative'] }),
  number<Row>('Trades', 'trades'),
  gain<Row>('P&L', 'gain'),
  date<Row>('First Exit', 'from'),
  date<Row>('Last Exit', 'to'),
]

const wordsOf = ({ isWon, trades, gain, from, to }: Row) => [
  `${formatCount(trades, 'trade')} ${isWon ? 'won' : 'lost'} in a row`,
  formatGain(gain),
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`,
]

/** How many trades were won or lost in a row. */
export function Streaks({ strategyCode, positions }: ChartOf) {
  const [streaks] = useState((): readonly Row[] =>
    streaksOf(positions).map((streak) => ({ ...streak, outcome: streak.isWon ? 'won' : 'lost' })),
  )
  return (
    <Chart
      title="Streaks"
      strategyCode={strategyCode}
      trades={positions.length}
      points={streaks}
      columns={columns}
      plots={() => [
        barsPlot({
          at: streaks.map((_, index) => index + 1),
          heights: streaks.map(({ isWon, trades }) => (isWon ? trades : -trades)),
          between: [0.5, streaks.length + 0.5],
          steps: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
          place: formatNumber,
          height: (trades) => (Number.isInteger(trades) ? formatNumber(Math.abs(trades)) : ''),
        }),
      ]}
      words={wordsOf}
      pointName="streak"
      addressPrefix="streaks."
      entries={[
        { of: 'gain', label: 'Trades won in a row' },
        { of: 'loss', label: 'Trades lost in a row' },
      ]}
    >
      Trades in the order of their exit dates; those of one day in the order of the API. A trade without gain
      or loss, or without a P&L, ends a streak.
    </Chart>
  )
}

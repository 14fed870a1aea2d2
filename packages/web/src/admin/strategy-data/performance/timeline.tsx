import type { Trade } from '@tarang/sdk'
import { useState } from 'react'
import { date, number, text } from '#patterns/table'
import { today } from '#platform/browser/clock'
import { formatDate } from '#platform/formats/console-date'
import { formatCount } from '#platform/formats/format'
import { formatGain } from '#platform/formats/format-money'
import { gain } from '../gain.ts'
import { Chart } from './chart.tsx'
import type { ChartOf } from './chart-of.ts'
import { type TimelineTrade, timelineOf } from './timeline.model.ts'
import { timelinePlot } from './timeline-plot.ts'

const columns = [
  text<TimelineTrade>('Stock Name', 'stockName'),
  date<TimelineTrade>('Entry Date', 'entryDay'),
  date<TimelineTrade>('Exit Date', 'exitDay'),
  number<TimelineTrade>('Days Held', 'days'),
  gain<TimelineTrade>('P&L', 'gain'),
]

const wordsOf = ({ stockName, entryDay, exitDay, days, gain }: TimelineTrade) => [
  stockName,
  gain === null ? 'Open' : formatGain(gain),
  `${formatDate(entryDay)} to ${exitDay === null ? 'today' : formatDate(exitDay)}, ${formatCount(days, 'day')}`,
]

interface TimelineProps extends ChartOf {
  readonly live: readonly Trade[]
}

/** Every trade from its entry to its exit. */
export function Timeline({ strategyCode, positions, live }: TimelineProps) {
  const [day] = useState(today)
  const [trades] = useState(() => timelineOf(positions, live, day))
  return (
    <Chart
      title="Timeline of the trades"
      strategyCode={strategyCode}
      trades={trades.filter(({ exitDay }) => exitDay !== null).length}
      points={trades}
      columns={columns}
      plots={() => [timelinePlot(trades, day)]}
      words={wordsOf}
      pointName="trade"
      addressPrefix="timeline."
      entries={[
        { of: 'gain', label: 'Won' },
        { of: 'loss', label: 'Lost or even' },
        { of: 'open', label: 'Open, until today' },
      ]}
    >
      One line a trade, from its entry to its exit, the earliest entry on top; open trades end today. Trades
      without an entry date, or with an exit before it, are left out.
    </Chart>
  )
}

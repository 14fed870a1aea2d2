import { useState } from 'react'
import { date, number, text } from '#patterns/table'
import { formatDate } from '#platform/formats/console-date'
import { formatNumber } from '#platform/formats/format'
import { formatGain } from '#platform/formats/format-money'
import { gain } from '../gain.ts'
import { Chart } from './chart.tsx'
import type { ChartOf } from './chart-of.ts'
import { type ExpectancyPoint, expectancyOf } from './expectancy.model.ts'
import { expectancyPlot } from './expectancy-plot.ts'

const columns = [
  number<ExpectancyPoint>('Trade', 'trade'),
  text<ExpectancyPoint>('Stock Name', 'stockName'),
  date<ExpectancyPoint>('Exit Date', 'exitDay'),
  gain<ExpectancyPoint>('P&L', 'gain'),
  gain<ExpectancyPoint>('Expectancy', 'expectancy'),
]

const wordsOf = ({ trade, stockName, exitDay, expectancy }: ExpectancyPoint) => [
  `${formatGain(expectancy)} a trade`,
  `After trade ${formatNumber(trade)}`,
  `${stockName}, ${formatDate(exitDay)}`,
]

/** What a trade brought on average, and how that settled. */
export function Expectancy({ strategyCode, positions }: ChartOf) {
  const [points] = useState(() => expectancyOf(positions))
  return (
    <Chart
      title="Expectancy"
      strategyCode={strategyCode}
      trades={positions.length}
      points={points}
      columns={columns}
      plots={() => [expectancyPlot(points)]}
      words={wordsOf}
      pointName="trade"
      addressPrefix="expectancy."
      entries={[{ of: 'realised', label: 'Average P&L of the trades so far' }]}
    >
      The P&L of the trades up to each one, by exit date, divided by their number: the win rate times the
      average win, plus the loss rate times the average loss. The last point is the expectancy of all closed
      trades.
    </Chart>
  )
}

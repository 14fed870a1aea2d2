import { useState } from 'react'
import { date, number, text } from '#patterns/table'
import { formatDate } from '#platform/formats/console-date'
import { formatCount, formatNumber } from '#platform/formats/format'
import { Chart } from './chart.tsx'
import type { ChartOf } from './chart-of.ts'
import { type HeldTrade, heldTrades } from './holding.model.ts'
import { holdingPlot } from './holding-plot.ts'

const columns = [
  text<HeldTrade>('Stock Name', 'stockName'),
  date<HeldTrade>('Exit Date', 'exitDay'),
  number<HeldTrade>('Days Held', 'days'),
  number<HeldTrade>('Return (%)', 'returnPercent'),
]

const wordsOf = ({ stockName, exitDay, days, returnPercent }: HeldTrade) => [
  stockName,
  `${returnPercent > 0 ? '+' : ''}${formatNumber(returnPercent)}% in ${formatCount(days, 'day')}`,
  `Exit ${formatDate(exitDay)}`,
]

/** Whether trades that were held longer returned more. */
export function Holding({ strategyCode, positions }: ChartOf) {
  const [trades] = useState(() => heldTrades(positions))
  return (
    <Chart
      title="Holding period and return"
      strategyCode={strategyCode}
      trades={trades.length}
      points={trades}
      columns={columns}
      plots={() => [holdingPlot(trades)]}
      words={wordsOf}
      pointName="trade"
      addressPrefix="holding."
      entries={[
        { of: 'gain', label: 'Return above zero' },
        { of: 'loss', label: 'Zero or below' },
      ]}
    >
      One point a trade: calendar days from entry to exit, and the exit price divided by the entry price, less
      one. Trades without both dates and both prices are left out.
    </Chart>
  )
}

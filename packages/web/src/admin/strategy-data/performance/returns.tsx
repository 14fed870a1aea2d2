import { useState } from 'react'
import { number } from '#patterns/table'
import { formatCount, formatNumber } from '#platform/formats/format'
import { barsPlot } from './bars-plot.ts'
import { Chart } from './chart.tsx'
import type { ChartOf } from './chart-of.ts'
import { type ReturnRange, returnRanges, returnsOf } from './returns.model.ts'

const columns = [
  number<ReturnRange>('From (%)', 'from'),
  number<ReturnRange>('To (%)', 'to'),
  number<ReturnRange>('Trades', 'trades'),
]

const wordsOf = ({ from, to, trades }: ReturnRange) => [
  `${formatNumber(from)}% to ${formatNumber(to)}%`,
  formatCount(trades, 'trade'),
]

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 100_000]

/** How many trades had which return. */
export function Returns({ strategyCode, positions }: ChartOf) {
  const [ranges] = useState(() => returnRanges(positions))
  return (
    <Chart
      title="Returns of the trades"
      strategyCode={strategyCode}
      trades={returnsOf(positions).length}
      points={ranges}
      columns={columns}
      plots={() => [
        barsPlot({
          at: ranges.map(({ from, to }) => (from + to) / 2),
          heights: ranges.map(({ trades }) => trades),
          isGain: (index) => (ranges[index]?.from ?? 0) >= 0,
          between: [ranges[0]?.from ?? 0, ranges.at(-1)?.to ?? 1],
          steps: STEPS,
          place: (at) => `${formatNumber(at)}%`,
          height: (trades) => (Number.isInteger(trades) ? formatNumber(trades) : ''),
        }),
      ]}
      words={wordsOf}
      pointName="range"
      addressPrefix="returns."
      entries={[
        { of: 'loss', label: 'Below zero' },
        { of: 'gain', label: 'Zero and above' },
      ]}
    >
      The return of a trade is its exit price divided by its entry price, less one. A return on the border of
      two ranges counts in the upper one. Trades without both prices are left out.
    </Chart>
  )
}

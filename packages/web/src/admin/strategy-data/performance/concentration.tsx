import { useState } from 'react'
import { number, text } from '#patterns/table'
import { formatCount } from '#platform/formats/format'
import { formatCompactMoney, formatGain, formatPercent } from '#platform/formats/format-money'
import { gain } from '../gain.ts'
import { barsPlot } from './bars-plot.ts'
import { Chart } from './chart.tsx'
import type { ChartOf } from './chart-of.ts'
import { type StockShare, stockShares } from './concentration.model.ts'

const columns = [
  text<StockShare>('Stock Name', 'stockName'),
  number<StockShare>('Trades', 'trades'),
  gain<StockShare>('P&L', 'gain'),
  number<StockShare>('Share of P&L (%)', 'share'),
]

const wordsOf = ({ stockName, trades, gain, share }: StockShare) => [
  stockName,
  formatGain(gain),
  `${formatCount(trades, 'trade')}${share === null ? '' : `, ${formatPercent(share)} of the realised P&L`}`,
]

/** How much of the P&L came from few stocks. */
export function Concentration({ strategyCode, positions }: ChartOf) {
  const [shares] = useState(() => stockShares(positions))
  return (
    <Chart
      title="Concentration by stock"
      strategyCode={strategyCode}
      trades={positions.length}
      points={shares}
      columns={columns}
      plots={() => [
        barsPlot({
          at: shares.map((_, index) => index),
          heights: shares.map(({ gain }) => gain),
          between: [-0.5, shares.length - 0.5],
          steps: [1, 2, 5, 10, 20, 50, 100, 200, 500],
          place: (at) => shares[at]?.stockName ?? '',
          height: formatCompactMoney,
        }),
      ]}
      words={wordsOf}
      pointName="stock"
      addressPrefix="stocks."
      entries={[
        { of: 'gain', label: 'P&L above zero' },
        { of: 'loss', label: 'P&L below zero' },
      ]}
    >
      The P&L of each stock’s closed trades, added up, the highest first. Its share is that sum divided by the
      realised P&L of all stocks; there is none where that is not above zero.
    </Chart>
  )
}

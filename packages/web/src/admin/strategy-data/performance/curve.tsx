import type { Drawdown } from '@tarang/sdk'
import { useState } from 'react'
import { date, number } from '#patterns/table'
import { formatDate } from '#platform/formats/console-date'
import { formatCount } from '#platform/formats/format'
import { formatGain, formatMoney, formatPercent } from '#platform/formats/format-money'
import type { Position } from '../../strategy/positions.ts'
import { gain } from '../gain.ts'
import { Chart } from './chart.tsx'
import { type CurvePoint, curveOf, fromNothing } from './curve.model.ts'
import { curvePlots } from './curve-plots.ts'
import { type ReportedDrawdown, reportedDrawdown } from './reported-drawdown.ts'

interface CurveProps {
  readonly strategyCode: string
  readonly positions: readonly Position[]
  readonly drawdown: Drawdown | null
}

const columns = [
  date<CurvePoint>('Exit Date', 'day'),
  number<CurvePoint>('Trades', 'trades'),
  gain<CurvePoint>('P&L of the Day', 'gain'),
  gain<CurvePoint>('Realised P&L', 'realised'),
  gain<CurvePoint>('Below Peak', 'below'),
]

const wordsOf = ({ day, realised, below }: CurvePoint) => [
  formatDate(day),
  `Realised P&L ${formatGain(realised)}`,
  below < 0 ? `${formatMoney(-below)} below its peak` : 'At its peak',
]

/** The realised P&L over time. */
export function Curve({ strategyCode, positions, drawdown }: CurveProps) {
  const [curve] = useState(() => curveOf(positions))
  const [points] = useState(() => fromNothing(curve, positions))
  const [range] = useState(() => reportedDrawdown(drawdown))
  return (
    <Chart
      title="Realised P&L and its drawdown"
      strategyCode={strategyCode}
      trades={positions.length}
      points={points}
      rows={curve}
      columns={columns}
      plots={() => curvePlots(points, range)}
      words={wordsOf}
      pointName="day"
      addressPrefix="curve."
      entries={[
        { of: 'realised', label: 'Realised P&L' },
        { of: 'below', label: 'Below peak' },
        ...(range ? [{ of: 'range', label: rangeText(range) } as const] : []),
      ]}
    >
      The P&L of every closed trade, added up by the day of its exit. Its peak is the highest sum so far, at
      least zero; the lower chart is the distance from it.
    </Chart>
  )
}

const recoveryText = (isRecovered: boolean | null) =>
  isRecovered === null ? '' : isRecovered ? '; now back at its peak' : '; now below its peak'

const rangeText = ({ start, end, days, percentage, isRecovered }: ReportedDrawdown) =>
  `Reported drawdown: ${formatDate(start)} to ${formatDate(end)}, ${formatCount(days, 'day')}` +
  `${percentage === null ? '' : `, ${formatPercent(percentage)}`}${recoveryText(isRecovered)}`

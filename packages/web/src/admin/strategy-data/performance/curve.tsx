import type { Drawdown } from '@tarang/sdk'
import { useState } from 'react'
import { formatConsoleDate } from '#platform/console-date'
import { canDraw } from '#platform/drawing'
import { formatCount } from '#platform/format'
import { formatPercent } from '#platform/format-money'
import { Button } from '#ui/button'
import { curveOf, fromNothing } from './curve.model.ts'
import { CurveChart } from './curve-chart.tsx'
import { CurveTable } from './curve-table.tsx'
import { Derived } from './derived.tsx'
import { Key, KeyEntry } from './key.tsx'
import type { Position } from './positions.ts'
import { type ReportedDrawdown, reportedDrawdown } from './reported-drawdown.ts'

interface CurveProps {
  readonly positions: readonly Position[]
  readonly drawdown: Drawdown | null
}

/** The realised P&L over time, as a chart or a table. */
export function Curve({ positions, drawdown }: CurveProps) {
  const [curve] = useState(() => curveOf(positions))
  const [range] = useState(() => reportedDrawdown(drawdown))
  const [isDrawable] = useState(canDraw)
  const [isTable, setTable] = useState(!isDrawable)
  return (
    <Derived
      title="Realised P&L and its drawdown"
      trades={positions.length}
      action={
        isDrawable && (
          <Button variant="outline" size="sm" onClick={() => setTable(!isTable)}>
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )
      }
    >
      {isTable ? (
        <CurveTable curve={curve} />
      ) : (
        <CurveChart curve={fromNothing(curve, positions)} range={range} />
      )}
      <Key>
        <KeyEntry of="realised">Realised P&L</KeyEntry>
        <KeyEntry of="below">Below peak</KeyEntry>
        {range && <KeyEntry of="range">{rangeText(range)}</KeyEntry>}
      </Key>
    </Derived>
  )
}

const recoveryText = (isRecovered: boolean | null) =>
  isRecovered === null ? '' : isRecovered ? '; now back at its peak' : '; now below its peak'

const rangeText = ({ start, end, days, percentage, isRecovered }: ReportedDrawdown) =>
  `Reported drawdown: ${formatConsoleDate(start)} to ${formatConsoleDate(end)}, ${formatCount(days, 'day')}` +
  `${percentage === null ? '' : `, ${formatPercent(percentage)}`}${recoveryText(isRecovered)}`

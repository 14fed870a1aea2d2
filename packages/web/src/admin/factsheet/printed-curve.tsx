import type { Drawdown } from '@tarang/sdk'
import { useState } from 'react'
import { css } from '#styled-system/css'
import type { Position } from '../strategy/positions.ts'
import { curveOf, fromNothing } from '../strategy-data/performance/curve.model.ts'
import { curvePlots } from '../strategy-data/performance/curve-plots.ts'
import { Derived } from '../strategy-data/performance/derived.tsx'
import { canDraw } from '../strategy-data/performance/drawing.ts'
import { Plot } from '../strategy-data/performance/plot.tsx'
import { reportedDrawdown } from '../strategy-data/performance/reported-drawdown.ts'

interface PrintedCurveProps {
  readonly positions: readonly Position[]
  readonly drawdown: Drawdown | null
  /** What it is derived from. */
  readonly note: string
}

const nothing = () => {}

/** The curve and its distance from the peak, without what paper cannot do. */
export function PrintedCurve({ positions, drawdown, note }: PrintedCurveProps) {
  const [plots] = useState(() =>
    curvePlots(fromNothing(curveOf(positions), positions), reportedDrawdown(drawdown)),
  )
  if (!canDraw()) return null
  return (
    <Derived title="Realised P&L and its drawdown" note={note}>
      <div className={css({ pointerEvents: 'none' })}>
        {plots.map((plot, index) => (
          <Plot key={index} plot={plot} at={null} onPoint={nothing} />
        ))}
      </div>
    </Derived>
  )
}

import type { Drawdown, Trade } from '@tarang/sdk'
import { useState } from 'react'
import { formatCount } from '#platform/format'
import { css } from '#styled-system/css'
import { MutedText } from '../muted-text.tsx'
import { Curve } from './curve.tsx'
import { Figures } from './figures.tsx'
import { Months } from './months.tsx'
import { positionsOf } from './positions.ts'

export interface PerformanceProps {
  readonly trades: readonly Trade[]
  readonly drawdown: Drawdown | null
}

const parts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })

/** Key figures, curve and monthly P&L of the closed trades. */
export default function Performance({ trades, drawdown }: PerformanceProps) {
  const [positions] = useState(() => positionsOf(trades))
  const leftOut = trades.length - positions.length
  return (
    <div className={parts}>
      {positions.length > 0 && (
        <>
          <Figures positions={positions} />
          <Curve positions={positions} drawdown={drawdown} />
          <Months positions={positions} />
        </>
      )}
      {leftOut > 0 && (
        <MutedText>
          {formatCount(leftOut, 'closed trade')} without an exit date or a P&L {leftOut === 1 ? 'is' : 'are'}{' '}
          left out.
        </MutedText>
      )}
    </div>
  )
}

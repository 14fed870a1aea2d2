import type { Drawdown, Trade } from '@tarang/sdk'
import { useState } from 'react'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { positionsOf } from '../../strategy/positions.ts'
import { MutedText } from '../muted-text.tsx'
import { Concentration } from './concentration.tsx'
import { Curve } from './curve.tsx'
import { Expectancy } from './expectancy.tsx'
import { Figures } from './figures.tsx'
import { Holding } from './holding.tsx'
import { Months } from './months.tsx'
import { reconcile } from './reconciliation.model.ts'
import { Returns } from './returns.tsx'
import { Streaks } from './streaks.tsx'
import { Timeline } from './timeline.tsx'

export interface PerformanceProps {
  readonly strategyCode: string
  /** The P&L that the API reports. */
  readonly reported: unknown
  readonly trades: readonly Trade[]
  /** The open trades. */
  readonly live: readonly Trade[]
  readonly drawdown: Drawdown | null
}

const parts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const pairs = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})

/** Key figures and charts of the closed trades. */
export default function Performance({ strategyCode, reported, trades, live, drawdown }: PerformanceProps) {
  const [positions] = useState(() => positionsOf(trades))
  const leftOut = trades.length - positions.length
  const of = { strategyCode, positions }
  return (
    <div className={parts}>
      {positions.length > 0 && (
        <>
          <Figures
            positions={positions}
            reconciliation={reconcile({ reported, positions, closed: trades, open: live })}
          />
          <Curve {...of} drawdown={drawdown} />
          <Months positions={positions} />
          <div className={pairs}>
            <Returns {...of} />
            <Holding {...of} />
            <Concentration {...of} />
            <Expectancy {...of} />
          </div>
          <Streaks {...of} />
          <Timeline {...of} live={live} />
        </>
      )}
      {leftOut > 0 && (
        <MutedText>
          {`${formatCount(leftOut, 'closed trade')} without an exit date or a P&L ${leftOut === 1 ? 'is' : 'are'} left out.`}
        </MutedText>
      )}
    </div>
  )
}

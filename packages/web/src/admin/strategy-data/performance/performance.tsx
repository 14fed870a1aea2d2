import type { Drawdown, Trade } from '@tarang/sdk'
import { useState } from 'react'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { positionsOf } from '../../strategy/positions.ts'
import { MutedText } from '../muted-text.tsx'
import { ChartView } from './chart.tsx'
import * as charts from './charts.ts'
import { derivedFrom } from './derived.tsx'
import { Figures } from './figures.tsx'
import { Months } from './months.tsx'
import { reconcile } from './reconciliation.model.ts'

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
const note = css({ textStyle: 'caption', color: 'fg.muted', marginTop: '-3' })
const pairs = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})

/** Key figures and charts of the closed trades. */
export default function Performance({ strategyCode, reported, trades, live, drawdown }: PerformanceProps) {
  const [positions] = useState(() => positionsOf(trades))
  const leftOut = trades.length - positions.length
  const source = { strategyCode, positions, live, drawdown }
  return (
    <div className={parts}>
      {positions.length > 0 && (
        <>
          <p className={note}>{derivedFrom(formatCount(positions.length, 'closed trade'))}</p>
          <Figures
            positions={positions}
            reconciliation={reconcile({ reported, positions, closed: trades, open: live })}
          />
          <ChartView chart={charts.curve} source={source} />
          <Months positions={positions} />
          <div className={pairs}>
            <ChartView chart={charts.returns} source={source} />
            <ChartView chart={charts.holding} source={source} />
            <ChartView chart={charts.concentration} source={source} />
            <ChartView chart={charts.expectancy} source={source} />
          </div>
          <ChartView chart={charts.streaks} source={source} />
          <ChartView chart={charts.timeline} source={source} />
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

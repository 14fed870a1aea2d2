import type { StrategyDetails } from '@tarang/sdk'
import { formatNumber } from '#platform/formats/format'
import { formatGain, formatPercent } from '#platform/formats/format-money'
import { css } from '#styled-system/css'
import { closedTradesOf, drawdownOf, openTradesOf } from '../strategy/parts.ts'
import { Fact, Facts } from './facts.tsx'

const strip = css({ layerStyle: 'surface', paddingInline: '5', paddingBlock: '2.5' })

/** The five figures that a strategy is compared by. */
export function Summary({ details }: { details: StrategyDetails }) {
  const open = openTradesOf(details).length
  return (
    <section aria-label="Summary" className={strip}>
      <Facts>
        <Fact label="Net return">{formatPercent(details.netReturns)}</Fact>
        <Fact label="XIRR">{formatPercent(details.xirr)}</Fact>
        <Fact label="P&L (reported)">{formatGain(details.pnl)}</Fact>
        <Fact label="Max drawdown">{formatPercent(drawdownOf(details)?.drawDownInPercentage)}</Fact>
        <Fact label="Trades">
          {`${formatNumber(open + closedTradesOf(details).length)}, ${formatNumber(open)} open`}
        </Fact>
      </Facts>
    </section>
  )
}

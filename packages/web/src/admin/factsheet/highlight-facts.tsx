import type { StrategyHighlights } from '@tarang/sdk'
import { formatNumber } from '#platform/formats/format'
import { Fact, Facts } from '../strategy-data/facts.tsx'

/** The trade counts and periods that the API reports. */
export const HighlightFacts = ({ highlights }: { highlights: Partial<StrategyHighlights> }) => (
  <Facts>
    <Fact label="Winning Trades">{formatNumber(highlights.winningTrades)}</Fact>
    <Fact label="Losing Trades">{formatNumber(highlights.losingTrades)}</Fact>
    <Fact label="Total Trades">{formatNumber(highlights.totalTrades)}</Fact>
    <Fact label="Average Holding Period (days)">{formatNumber(highlights.averageHoldingPeriod)}</Fact>
    <Fact label="Average Stock Period (days)">{formatNumber(highlights.averageStockPeriod)}</Fact>
    <Fact label="Drawdown Period (days)">{formatNumber(highlights.drawDownPeriod)}</Fact>
  </Facts>
)

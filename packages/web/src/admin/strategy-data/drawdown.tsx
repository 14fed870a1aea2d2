import type { Drawdown as Reported } from '@tarang/sdk'
import { formatDate } from '#platform/formats/console-date'
import { formatGain, formatPercent } from '#platform/formats/format-money'
import { Fact, Facts } from './facts.tsx'
import { MutedText } from './muted-text.tsx'

/** The Drawdown section, as the API reports it. */
export function Drawdown({ drawdown }: { drawdown: Reported | null }) {
  if (!drawdown) return <MutedText>No drawdown is reported.</MutedText>
  return (
    <Facts>
      <Fact label="Start Range">{formatDate(drawdown.startRange)}</Fact>
      <Fact label="End Range">{formatDate(drawdown.endRange)}</Fact>
      <Fact label="Drawdown Percentage" term="Drawdown">
        {formatPercent(drawdown.drawDownInPercentage)}
      </Fact>
      <Fact label="Drawdown Amount">{formatGain(drawdown.drawDownAmount)}</Fact>
      <Fact label="Current Portfolio Return">{formatPercent(drawdown.currentPortfolioReturn)}</Fact>
      <Fact label="Max Portfolio Return">{formatPercent(drawdown.maxPortfolioReturn)}</Fact>
      <Fact label="Prev Portfolio Return">{formatPercent(drawdown.prevPortfolioReturn)}</Fact>
    </Facts>
  )
}

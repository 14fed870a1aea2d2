import type { StrategyDetails } from '@tarang/sdk'
import { formatDate } from '#platform/formats/console-date'
import { formatText, MISSING } from '#platform/formats/format'
import { formatGain, formatPercent } from '#platform/formats/format-money'
import { Badge } from '#ui/badge'
import { Fact, Facts } from './facts.tsx'

/** The Strategy Details section. */
export const Details = ({ details }: { details: StrategyDetails }) => (
  <Facts>
    <Fact label="Strategy Code" isText>
      {formatText(details.strategyCode)}
    </Fact>
    <Fact label="Net Returns">{formatPercent(details.netReturns)}</Fact>
    <Fact label="XIRR" term="XIRR">
      {formatPercent(details.xirr)}
    </Fact>
    <Fact label="P&L">{formatGain(details.pnl)}</Fact>
    <Fact label="Status">
      <StatusBadge status={details.status} />
    </Fact>
    <Fact label="Created On">{formatDate(details.createdOn)}</Fact>
    <Fact label="Modified On">{formatDate(details.modifiedOn)}</Fact>
  </Facts>
)

/** Whether a strategy is active. */
export function StatusBadge({ status }: { status: unknown }) {
  if (status === null || status === undefined) return <span>{MISSING}</span>
  return String(status) === '1' ? <Badge tone="positive">Active</Badge> : <Badge>Inactive</Badge>
}

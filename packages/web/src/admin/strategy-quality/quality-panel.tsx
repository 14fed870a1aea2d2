import { useState } from 'react'
import { useSearch } from 'wouter'
import { formatCount, formatNumber } from '#platform/formats/format'
import { useFollowLink } from '#platform/navigation/follow-link'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { TextLink } from '#ui/link'
import { wholeFigures } from '#ui/whole-figures'
import { CHECKS, type Check, type TradePosition, type Warning } from './strategy-quality.model.ts'
import { tradeAddress } from './trade-address.ts'
import type { StrategyQuality } from './use-strategy-quality.ts'

export interface QualityPanelProps extends StrategyQuality {
  /** Called when a link to a trade is followed on this page. */
  readonly onShowTrade: (trade: TradePosition) => void
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const muted = css({ textStyle: 'body.sm', color: 'fg.muted' })
const list = css({
  display: 'grid',
  gap: '1',
  marginBlock: '2',
  textStyle: 'body.sm',
  overflowWrap: 'anywhere',
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })

/** The warnings about a strategy's data, by check; nothing when there are none. */
export function QualityPanel({ warnings, lacksSplits, retry, onShowTrade }: QualityPanelProps) {
  if (warnings.length === 0 && !lacksSplits) return null
  const byCheck = [...Map.groupBy(warnings, ({ check }) => check)]
  return (
    <Card asChild>
      <section className={frame} aria-labelledby="data-quality">
        <h2 id="data-quality" className={css({ textStyle: 'heading.lg' })}>
          Data quality
        </h2>
        {byCheck.map(([check, found]) => (
          <CheckWarnings key={check} check={check} warnings={found} onShowTrade={onShowTrade} />
        ))}
        {lacksSplits && (
          <div className={line}>
            <p role="status" className={muted}>
              The split calendar could not be loaded, so prices are not checked against it.
            </p>
            <Button variant="outline" size="sm" onClick={retry}>
              Retry
            </Button>
          </div>
        )}
      </section>
    </Card>
  )
}

/** As many as are shown before the rest is asked for. */
const FIRST_WARNINGS = 5

interface CheckWarningsProps {
  readonly check: Check
  readonly warnings: readonly Warning[]
  readonly onShowTrade: (trade: TradePosition) => void
}

function CheckWarnings({ check, warnings, onShowTrade }: CheckWarningsProps) {
  const [isOpen, setOpen] = useState(false)
  const { title, reason } = CHECKS[check]
  const shown = isOpen ? warnings : warnings.slice(0, FIRST_WARNINGS)
  return (
    <div>
      <h3 className={heading}>
        <span className={css({ textStyle: 'heading.sm' })}>{title}</span>
        <Badge tone="warning">{formatCount(warnings.length, 'warning')}</Badge>
      </h3>
      <ul className={list}>
        {shown.map(({ found, trade }, index) => (
          <li key={index}>
            {trade ? (
              <TradeLink trade={trade} onShowTrade={onShowTrade}>
                {found}
              </TradeLink>
            ) : (
              wholeFigures(found)
            )}
          </li>
        ))}
      </ul>
      {warnings.length > FIRST_WARNINGS && (
        <Button
          variant="ghost"
          size="sm"
          className={css({ marginInlineStart: '-3' })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${formatNumber(warnings.length)}`}
        </Button>
      )}
      <p className={muted}>{reason}</p>
    </div>
  )
}

interface TradeLinkProps {
  readonly trade: TradePosition
  readonly onShowTrade: (trade: TradePosition) => void
  readonly children: string
}

function TradeLink({ trade, onShowTrade, children }: TradeLinkProps) {
  const search = useSearch()
  const followLink = useFollowLink()
  return (
    <TextLink
      href={tradeAddress(search, trade)}
      onClick={(event) => {
        followLink(event)
        // Not where the browser opens a new tab.
        if (event.defaultPrevented) onShowTrade(trade)
      }}
    >
      {wholeFigures(children)}
    </TextLink>
  )
}

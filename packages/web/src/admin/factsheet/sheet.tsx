import type { StrategyDetails } from '@tarang/sdk'
import { useState } from 'react'
import { now } from '#platform/browser/clock'
import { config } from '#platform/config'
import { formatDate, formatDateTime } from '#platform/formats/console-date'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { wholeFigures } from '#ui/whole-figures'
import { Wordmark } from '#ui/wordmark'
import { closedTradesOf, drawdownOf, highlightsOf, openTradesOf } from '../strategy/parts.ts'
import { positionsOf } from '../strategy/positions.ts'
import { Details } from '../strategy-data/details.tsx'
import { Drawdown } from '../strategy-data/drawdown.tsx'
import { MutedText } from '../strategy-data/muted-text.tsx'
import { derivedFrom } from '../strategy-data/performance/derived.tsx'
import { Figures } from '../strategy-data/performance/figures.tsx'
import { reconcile } from '../strategy-data/performance/reconciliation.model.ts'
import { Disclosures, FiguresNote } from './disclosures.tsx'
import { dataCutOff } from './factsheet.model.ts'
import { HighlightFacts } from './highlight-facts.tsx'
import { PaperMonths } from './paper-months.tsx'
import { Part } from './part.tsx'
import { PrintedCurve } from './printed-curve.tsx'

interface SheetProps {
  readonly strategyCode: string
  readonly details: StrategyDetails
  readonly hash: string | null
}

// The colours of paper, also in a dark theme. A page of A4 with margins of 14 mm is 182 mm wide; the sheet is drawn at the width
// that fits it at three quarters, because a chart keeps its width on paper.
const paper = css({
  colorScheme: 'light',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  width: 'full',
  maxWidth: '[calc(242mm + 4rem)]',
  marginInline: 'auto',
  backgroundColor: 'bg.surface',
  color: 'fg.default',
  padding: { base: '4', md: '8' },
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
  _print: { padding: '0', borderWidth: '0', gap: '0', zoom: '0.75' },
})
const side = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '5',
  '& + &': { _print: { breakBefore: 'page' } },
})
const masthead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3',
  paddingBottom: '3',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderColor: 'border.default',
})
const meta = css({ textStyle: 'caption', color: 'fg.muted' })

/** Two pages of A4: the figures, then the months, the drawdown and the disclosures. Must be remounted for other details. */
export function Sheet({ strategyCode, details, hash }: SheetProps) {
  const [generated] = useState(now)
  const [positions] = useState(() => positionsOf(closedTradesOf(details)))
  const note = derivedFrom(formatCount(positions.length, 'closed trade'))
  const [highlights] = highlightsOf(details)
  const cutOff = dataCutOff(details)
  const dates = `Generated ${formatDateTime(generated.toISOString())} IST. Data cut-off: ${cutOff === null ? 'unknown' : formatDate(cutOff)}.`
  return (
    <article data-sheet="" className={paper} aria-label={`Factsheet of ${strategyCode}`}>
      <div className={side}>
        <header className={masthead}>
          <Wordmark name={config.brand} size="sm" />
          <p className={meta}>{wholeFigures(dates)}</p>
        </header>
        <div>
          <h2 className={css({ textStyle: 'display.md', overflowWrap: 'anywhere' })}>{strategyCode}</h2>
          <FiguresNote />
        </div>
        <Part title="Strategy">
          <Details details={details} />
        </Part>
        {positions.length === 0 ? (
          <MutedText>No closed trades yet, so there is no performance to show.</MutedText>
        ) : (
          <>
            <Figures
              positions={positions}
              note={note}
              reconciliation={reconcile({
                reported: details.pnl,
                positions,
                closed: closedTradesOf(details),
                open: openTradesOf(details),
              })}
            />
            <PrintedCurve positions={positions} drawdown={drawdownOf(details)} note={note} />
          </>
        )}
      </div>
      <div className={side}>
        {positions.length > 0 && <PaperMonths positions={positions} note={note} />}
        {highlights && (
          <Part title="Highlights">
            <HighlightFacts highlights={highlights} />
          </Part>
        )}
        <Part title="Drawdown">
          <Drawdown drawdown={drawdownOf(details)} />
        </Part>
        <Disclosures />
        <p className={meta}>
          <span>{wholeFigures(`${dates} SHA-256 of the data: `)}</span>
          <span className={css({ overflowWrap: 'anywhere' })}>
            {hash ?? 'not calculated, because this address is not secure'}
          </span>
        </p>
      </div>
    </article>
  )
}

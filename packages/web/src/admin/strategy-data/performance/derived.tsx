import type { ReactNode } from 'react'
import { formatCount } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Card } from '#ui/card'
import { How } from './how.tsx'

interface DerivedProps {
  readonly title: string
  /** The number of trades it is calculated from. */
  readonly trades: number
  /** Controls beside the heading, such as the chart/table switch. */
  readonly action?: ReactNode
  /** How the whole is calculated, in words. */
  readonly how?: ReactNode
  readonly children: ReactNode
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  breakInside: 'avoid',
  _print: { gap: '2' },
})
const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
})
const label = css({ textStyle: 'caption', color: 'fg.muted', marginTop: '0.5' })

/** What every derived figure says of itself. */
export const derivedFrom = (trades: number) =>
  `Derived from ${formatCount(trades, 'closed trade')}; realised P&L only; not marked to market; costs not included`

/** A card for figures derived from closed trades, always with the note on what they exclude. */
export const Derived = ({ title, trades, action, how, children }: DerivedProps) => (
  <Card asChild>
    <section className={frame}>
      <div className={heading}>
        <div>
          <h3 className={css({ textStyle: 'heading.md' })}>{title}</h3>
          <p className={label}>{derivedFrom(trades)}</p>
        </div>
        {action}
      </div>
      {children}
      {how && <How of={title}>{how}</How>}
    </section>
  </Card>
)

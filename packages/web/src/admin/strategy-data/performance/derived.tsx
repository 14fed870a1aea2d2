import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { Card } from '#ui/card'
import { How } from './how.tsx'

interface DerivedProps {
  readonly title: string
  /** What it is derived from, where the page does not say it. */
  readonly note?: string | undefined
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
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
})
const heading = css({ display: 'flex', alignItems: 'center', gap: '1' })
const label = css({ textStyle: 'caption', color: 'fg.muted', marginTop: '0.5' })

/** What derived figures are derived from, and exclude. */
export const derivedFrom = (trades: string) =>
  `Derived from ${trades}; realised P&L only; not marked to market; costs not included`

/** A card for figures derived from closed trades. */
export const Derived = ({ title, note, action, how, children }: DerivedProps) => (
  <Card asChild>
    <section className={frame}>
      <div className={bar}>
        <div>
          <div className={heading}>
            <h3 className={css({ textStyle: 'heading.md' })}>{title}</h3>
            {how && <How of={title}>{how}</How>}
          </div>
          {note && <p className={label}>{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  </Card>
)

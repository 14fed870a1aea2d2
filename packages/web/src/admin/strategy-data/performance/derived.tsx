import type { ReactNode } from 'react'
import { formatCount } from '#platform/format'
import { css } from '#styled-system/css'
import { Card } from '#ui/card'

interface DerivedProps {
  readonly title: string
  /** From how many trades it is worked out. */
  readonly trades: number
  /** At the end of its heading: what shows it another way. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
})
const label = css({ textStyle: 'caption', color: 'fg.muted', marginTop: '0.5' })

/** Something worked out from closed trades, and inseparable from it what it is and is not. */
export const Derived = ({ title, trades, action, children }: DerivedProps) => (
  <Card asChild>
    <section className={frame}>
      <div className={heading}>
        <div>
          <h3 className={css({ textStyle: 'heading.md' })}>{title}</h3>
          <p className={label}>
            Derived from {formatCount(trades, 'closed trade')}; realised P&L only; not marked to market; costs
            not included
          </p>
        </div>
        {action}
      </div>
      {children}
    </section>
  </Card>
)

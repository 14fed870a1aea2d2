import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { goBack } from '#platform/navigation/history'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'

export interface ScreenHeaderProps {
  readonly title: string
  /** Offers the way one step back, or home where there is none. */
  readonly hasBack?: boolean
  readonly actions?: ReactNode
}

const header = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  justifyItems: 'start',
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  width: 'full',
})

/** The name of a screen, the way back, and its actions. */
export function ScreenHeader({ title, hasBack = false, actions }: ScreenHeaderProps) {
  const [, navigate] = useLocation()
  return (
    <header className={header}>
      {hasBack && (
        <Button
          variant="ghost"
          size="sm"
          className={css({ marginInlineStart: '-3', _print: { display: 'none' } })}
          onClick={() => goBack(navigate)}
        >
          <ArrowLeft aria-hidden />
          Back
        </Button>
      )}
      <div className={line}>
        <h1 className={css({ textStyle: 'display.md', minWidth: '0' })}>{title}</h1>
        {actions && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } })}>
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}

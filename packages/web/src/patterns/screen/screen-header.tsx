import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { goBack } from '#platform/navigation/history'
import { css } from '#styled-system/css'
import { IconButton } from '#ui/button'

export interface ScreenHeaderProps {
  readonly title: ReactNode
  /** Offers the way one step back, or home where there is none. */
  readonly hasBack?: boolean
  /** Beside the title: how many records there are, and their views. */
  readonly status?: ReactNode
  readonly actions?: ReactNode
}

const header = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  minHeight: 'bar',
  minWidth: '0',
  '[data-list] > &': { paddingInline: { base: '4', _navWide: '6' } },
  _print: { padding: '0!' },
})
const back = css({
  marginInline: { base: '-3', md: '-2' },
  flexShrink: '0',
  _print: { display: 'none' },
})
const heading = css({
  textStyle: 'display.sm',
  minWidth: '0',
  flex: { base: '1', md: 'none' },
  flexShrink: { md: '1' },
  '[data-list] > header > &': { md: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  marginInlineStart: 'auto',
  md: {
    flexShrink: '0',
    '& > :is(a, button)': { minHeight: '8!', paddingInline: '3', fontSize: 'sm' },
  },
  mdDown: {
    width: 'full',
    '& > :is(a, button)': { flex: '1 0 34%', minHeight: 'target' },
    // Within reach of the thumb.
    '[data-list] > header > &': {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'header',
      minHeight: '16',
      paddingInline: '4',
      paddingBlock: '2',
      backgroundColor: 'bg.surface',
      borderTopWidth: 'hairline',
      borderTopStyle: 'solid',
      borderTopColor: 'border.default',
      '& > :is(a, button)': { flex: '1' },
    },
  },
  _print: { display: 'none' },
})

/** The name of a screen, the way back, and its actions. */
export function ScreenHeader({ title, hasBack = false, status, actions }: ScreenHeaderProps) {
  const [, navigate] = useLocation()
  return (
    <header className={header}>
      {hasBack && (
        <IconButton aria-label="Back" size="sm" className={back} onClick={() => goBack(navigate)}>
          <ArrowLeft aria-hidden />
        </IconButton>
      )}
      <h1 className={heading}>{title}</h1>
      {status}
      {actions && <div className={buttons}>{actions}</div>}
    </header>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { VisuallyHidden } from '#ui/visually-hidden'

const more = css({ textStyle: 'caption', color: 'fg.muted', maxWidth: 'prose', _print: { display: 'none' } })
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '6',
  color: 'accent.fg',
  cursor: 'pointer',
  borderRadius: 'sm',
  '& svg': { boxSize: '3.5' },
  'details[open] > &': { '& svg': { rotate: '180deg' } },
})

interface HowProps {
  /** What is calculated. */
  readonly of: string
  /** How, in words. */
  readonly children: ReactNode
}

/** How a figure or a chart is calculated, on demand. */
export const How = ({ of, children }: HowProps) => (
  <details className={more}>
    <summary className={summary}>
      How it is calculated
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
      <ChevronDown aria-hidden />
    </summary>
    <p>{children}</p>
  </details>
)

import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'
import { badge } from '#styled-system/recipes'

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'accent'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | undefined
}

const lowered = css({
  display: 'inline-block',
  textTransform: 'lowercase',
  _firstLetter: { textTransform: 'uppercase' },
})

/** A status as text; its colour only supports it. A word in capitals looks like the others, and stays as it is in the text. */
export function Badge({ tone, className, children, ...props }: BadgeProps) {
  const isInCapitals = typeof children === 'string' && /^[A-Z]{4,}$/.test(children)
  return (
    <span {...props} className={cx(badge({ tone }), className)}>
      {isInCapitals ? <span className={lowered}>{children}</span> : children}
    </span>
  )
}

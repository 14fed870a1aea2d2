import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { badge } from '#styled-system/recipes'

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'accent'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | undefined
}

/** A status as text; its colour only supports it. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span {...props} className={cx(badge({ tone }), className)} />
}

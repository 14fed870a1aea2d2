import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { spinner } from '#styled-system/recipes'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SpinnerProps extends ComponentProps<'span'> {
  size?: 'sm' | 'md' | 'lg' | undefined
  /** For screen readers; without it the spinner is decoration. */
  label?: string | undefined
}

export function Spinner({ size, label, className, ...props }: SpinnerProps) {
  const ring = <span aria-hidden {...props} className={cx(spinner({ size }), className)} />
  if (!label) return ring
  return (
    <span role="status">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

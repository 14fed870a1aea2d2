import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'

/** For screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx(css({ srOnly: true }), className)} />
}

import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'

/** Said, not shown. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx(css({ srOnly: true }), className)} />
}

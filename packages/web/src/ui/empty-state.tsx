import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled-system/css'
import { emptyState } from '#styled-system/recipes'
import { EmptyIllustration } from './illustrations/empty.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  action?: ReactNode
  /** Replaces the default drawing; `null` for none. */
  illustration?: ReactNode
}

export function EmptyState({
  title,
  action,
  illustration = <EmptyIllustration />,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const slots = emptyState()
  return (
    <div {...props} className={cx(slots.root, className)}>
      {illustration && <div className={slots.art}>{illustration}</div>}
      <p className={slots.title}>{title}</p>
      {children && <div className={slots.body}>{children}</div>}
      {action && <div className={slots.action}>{action}</div>}
    </div>
  )
}

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled-system/css'
import { alert } from '#styled-system/recipes'
import type { Tone } from './badge.tsx'
import { Button } from './button.tsx'
import { wholeFigures } from './whole-figures.tsx'

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone | undefined
  title?: ReactNode
  /** A button or link that resolves the problem. */
  action?: ReactNode
  /** Shows a Retry button instead. */
  onRetry?: (() => void) | undefined
}

const icons = {
  neutral: Info,
  positive: CircleCheck,
  negative: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  accent: Info,
}

/** A message in the page. Failures are `role="alert"`, all others `status`; `role` overrides. */
export function Alert({
  tone = 'neutral',
  title,
  action,
  onRetry,
  className,
  children,
  ...props
}: AlertProps) {
  const slots = alert({ tone })
  const Icon = icons[tone]
  return (
    <div role={tone === 'negative' ? 'alert' : 'status'} {...props} className={cx(slots.root, className)}>
      <Icon aria-hidden className={slots.icon} />
      <div className={slots.content}>
        {title && <p className={slots.title}>{title}</p>}
        <div className={slots.body}>{wholeFigures(children)}</div>
        {action && <div className={slots.action}>{action}</div>}
        {onRetry && (
          <div className={slots.action}>
            <Button variant="outline" size="sm" onClick={onRetry}>
              Retry
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

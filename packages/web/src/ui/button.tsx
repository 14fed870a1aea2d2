import type { ComponentProps } from 'react'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { renderChild } from './as-child.ts'
import { Spinner } from './spinner.tsx'

interface Look {
  variant?: 'solid' | 'outline' | 'ghost' | 'plain' | undefined
  /** For what destroys, which is never `solid`. */
  tone?: 'danger' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Renders the single child (a link) instead of a button. */
  asChild?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Its action is in progress: the button shows a spinner and ignores clicks. */
  loading?: boolean | undefined
  /** Not possible now: the button is disabled for assistive technology, keeps the focus, and ignores clicks. */
  blocked?: boolean | undefined
}

// A browser's translator moves a text into other elements, so the spinner stands beside an element.
const contents = css({ display: 'contents' })

export function Button({
  tone,
  variant = tone && 'outline',
  size,
  loading,
  blocked,
  asChild,
  className,
  children,
  ...props
}: ButtonProps) {
  const classes = cx(button({ variant, tone, size }), className)
  if (asChild) return renderChild(children, { ...props, className: classes })
  return (
    <button type="button" {...props} className={classes} {...still(loading, blocked)}>
      {loading && <Spinner size="sm" />}
      <span className={contents}>{children}</span>
    </button>
  )
}

export interface IconButtonProps extends ButtonProps {
  'aria-label': string
}

export function IconButton({
  variant = 'ghost',
  tone,
  size,
  loading,
  blocked,
  asChild,
  className,
  ...props
}: IconButtonProps) {
  const classes = cx(button({ variant, tone, size, shape: 'icon' }), className)
  if (asChild)
    return renderChild(props.children, { ...props, className: classes, title: props['aria-label'] })
  return (
    <button
      type="button"
      title={props['aria-label']}
      {...props}
      className={classes}
      {...still(loading, blocked)}
    >
      {loading ? <Spinner size="sm" /> : props.children}
    </button>
  )
}

// Not `disabled`, which would drop the focus.
const stay: ComponentProps<'button'>['onClick'] = (event) => event.preventDefault()

const still = (loading: boolean | undefined, blocked: boolean | undefined): ComponentProps<'button'> => ({
  ...(loading && { 'aria-busy': true }),
  ...((loading || blocked) && { 'aria-disabled': true, onClick: stay }),
})

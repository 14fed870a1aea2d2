import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { dressChild } from './as-child.ts'
import { Spinner } from './spinner.tsx'

interface Look {
  variant?: 'solid' | 'outline' | 'ghost' | 'plain' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Dresses the one child (a link) instead of drawing a button. */
  asChild?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Something is under way: the button stays where it is, says so, and ignores clicks. */
  loading?: boolean | undefined
  /** Something else is under way: the button stays where it is, says that it is off, and ignores clicks. */
  held?: boolean | undefined
}

export function Button({
  variant,
  size,
  loading,
  held,
  asChild,
  className,
  children,
  ...props
}: ButtonProps) {
  const dress = cx(button({ variant, size }), className)
  if (asChild) return dressChild(children, { ...props, className: dress })
  return (
    <button type="button" {...props} className={dress} {...still(loading, held)}>
      {loading && <Spinner size="sm" />}
      {children}
    </button>
  )
}

export interface IconButtonProps extends ButtonProps {
  'aria-label': string
}

export function IconButton({
  variant = 'ghost',
  size,
  loading,
  held,
  asChild,
  className,
  ...props
}: IconButtonProps) {
  const dress = cx(button({ variant, size, shape: 'icon' }), className)
  if (asChild) return dressChild(props.children, { ...props, className: dress, title: props['aria-label'] })
  return (
    <button type="button" title={props['aria-label']} {...props} className={dress} {...still(loading, held)}>
      {loading ? <Spinner size="sm" /> : props.children}
    </button>
  )
}

// A disabled button would drop the focus; this one keeps it, and does not submit twice.
const stay: ComponentProps<'button'>['onClick'] = (event) => event.preventDefault()

const still = (loading: boolean | undefined, held: boolean | undefined): ComponentProps<'button'> => ({
  ...(loading && { 'aria-busy': true }),
  ...((loading || held) && { 'aria-disabled': true, onClick: stay }),
})

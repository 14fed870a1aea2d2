import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { card } from '#styled-system/recipes'
import { dressChild } from './as-child.ts'

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg' | undefined
  raised?: boolean | undefined
  /** The whole card answers to the pointer; the link or button inside stays what is focused. */
  interactive?: boolean | undefined
  /** Dresses the one child (an article, a list item) instead of drawing a div. */
  asChild?: boolean | undefined
}

export function Card({ padding, raised, interactive, asChild, className, ...props }: CardProps) {
  const dress = cx(card({ padding, raised, interactive }), className)
  if (asChild) return dressChild(props.children, { ...props, className: dress })
  return <div {...props} className={dress} />
}

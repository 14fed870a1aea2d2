import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { card } from '#styled-system/recipes'
import { renderChild } from './as-child.ts'

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg' | undefined
  /** Begins with a picture. */
  picture?: boolean | undefined
  raised?: boolean | undefined
  /** The whole card reacts to the pointer; the focus stays on the link or button inside. */
  interactive?: boolean | undefined
  /** Renders the single child (an article, a list item) instead of a div. */
  asChild?: boolean | undefined
}

export function Card({ padding, picture, raised, interactive, asChild, className, ...props }: CardProps) {
  const classes = cx(card({ padding, picture, raised, interactive }), className)
  if (asChild) return renderChild(props.children, { ...props, className: classes })
  return <div {...props} className={classes} />
}

import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { renderChild } from './as-child.ts'

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an anchor. */
  asChild?: boolean | undefined
  /** Opens a new tab; screen readers announce it. */
  external?: boolean | undefined
}

export function TextLink({ asChild, external, className, children, ...props }: TextLinkProps) {
  const classes = cx(link(), className)
  if (asChild) return renderChild(children, { ...props, className: classes })
  return (
    <a {...props} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} className={classes}>
      {children}
    </a>
  )
}

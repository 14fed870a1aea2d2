import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { dressChild } from './as-child.ts'

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Dresses the one child (a router's link) instead of drawing an anchor. */
  asChild?: boolean | undefined
  /** Opens a new tab, and says so to those who cannot see it. */
  external?: boolean | undefined
}

export function TextLink({ asChild, external, className, children, ...props }: TextLinkProps) {
  const dress = cx(link(), className)
  if (asChild) return dressChild(children, { ...props, className: dress })
  return (
    <a {...props} {...(external && { target: '_blank', rel: 'noopener noreferrer' })} className={dress}>
      {children}
    </a>
  )
}

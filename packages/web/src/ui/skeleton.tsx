import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { skeleton } from '#styled-system/recipes'

export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'text' | 'block' | 'circle' | undefined
}

/** A placeholder for loading content; set its final size by `className` or `style`. */
export function Skeleton({ shape, className, ...props }: SkeletonProps) {
  return <span aria-hidden {...props} className={cx(skeleton({ shape }), className)} />
}

import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { section, wrapper } from '#styled-system/recipes'

export interface ContainerProps extends ComponentProps<'div'> {
  width?: 'prose' | 'narrow' | 'container' | 'full' | undefined
}

export function Container({ width, className, ...props }: ContainerProps) {
  return <div {...props} className={cx(wrapper({ width }), className)} />
}

export interface SectionProps extends ComponentProps<'section'> {
  tone?: 'canvas' | 'subtle' | 'inverse' | undefined
}

/** A full-width band of a page; put a `Container` inside. */
export function Section({ tone, className, ...props }: SectionProps) {
  return <section {...props} className={cx(section({ tone }), className)} />
}

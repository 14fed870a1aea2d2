import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { wordmark } from '#styled-system/recipes'

/** The wave alone; takes the colour of its text. */
export function WaveMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden focusable="false" {...props}>
      <path
        d="M3 19c4 0 4-8 8.5-8s4.500 10 9 10S25 12 29 12"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

export interface WordmarkProps extends ComponentProps<'span'> {
  /** The brand's name. */
  name?: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
}

export function Wordmark({ name = 'Tarang', size, className, ...props }: WordmarkProps) {
  const slots = wordmark({ size })
  return (
    <span {...props} className={cx(slots.root, className)}>
      <WaveMark className={slots.mark} />
      <span className={slots.name}>{name}</span>
    </span>
  )
}

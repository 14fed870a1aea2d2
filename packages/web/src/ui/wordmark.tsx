import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { wordmark } from '#styled-system/recipes'

/** The wave alone, in the text's colour; legible at 16 pixels. */
export function WaveMark(props: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.25"
      strokeLinecap="round"
      aria-hidden
      focusable="false"
      {...props}
    >
      <path d="M3 15.5C6.5 15.5 7.5 6.5 12 6.5s5.5 9 9 9 4.5-4.5 8-4.5" />
      <path d="M3 25.5c3.5 0 4.5-5 9-5s5.5 5 9 5 4.5-2.5 8-2.5" opacity="0.55" />
    </svg>
  )
}

export interface WordmarkProps extends ComponentProps<'span'> {
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

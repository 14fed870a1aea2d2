import type { ComponentProps } from 'react'

export function VideoThumbnail(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 160 96" fill="none" aria-hidden focusable="false" {...props}>
      <path
        d="M8 64c16 0 16-24 32-24s16 24 32 24 16-24 32-24 16 24 32 24"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  )
}

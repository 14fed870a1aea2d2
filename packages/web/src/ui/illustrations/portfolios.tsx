import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { illustration } from '#styled-system/recipes'

/** A portfolio's weights as a ring, beside the list of its holdings. */
export function PortfoliosIllustration({ className, ...props }: ComponentProps<'svg'>) {
  const art = illustration()
  return (
    <svg viewBox="0 0 160 96" aria-hidden focusable="false" {...props} className={cx(art.root, className)}>
      <circle cx="48" cy="48" r="38" className={art.wash} />
      <circle cx="48" cy="48" r="38" className={art.faint} />
      <path d="M48 48V10A38 38 0 0 1 80.9 67Z" className={art.solid} />
      <circle cx="48" cy="48" r="17" className={art.paper} />
      <path d="M48 31V10M62.7 56.5 80.9 67M36 60 21.1 74.9M31.5 43.6 11.3 38.2" className={art.faint} />
      <path
        d="M42 48c2.5 0 2.5-4 5-4s2.5 8 5 8 2.5-4 5-4"
        transform="translate(-1.5 0)"
        className={art.accent}
      />
      <path d="M104 22h48M104 44h36M104 66h26M104 88h14" className={art.accent} />
      <path d="M104 14h20M104 36h16M104 58h22M104 80h12" className={art.faint} />
    </svg>
  )
}

import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { illustration } from '#styled-system/recipes'

/** Calm waves, for an empty list that is not an error. */
export function EmptyIllustration({ className, ...props }: ComponentProps<'svg'>) {
  const art = illustration()
  return (
    <svg viewBox="0 0 160 96" aria-hidden focusable="false" {...props} className={cx(art.root, className)}>
      <ellipse cx="80" cy="62" rx="66" ry="22" className={art.wash} />
      <ellipse cx="80" cy="62" rx="66" ry="22" className={art.faint} />
      <ellipse cx="80" cy="62" rx="44" ry="14" className={art.faint} />
      <ellipse cx="80" cy="62" rx="22" ry="6.5" className={art.accent} />
      <path d="M80 46V26" strokeDasharray="2 6" className={art.ink} />
      <circle cx="80" cy="18" r="5" className={art.dot} />
      <path d="M4 62h6M150 62h6" className={art.ink} />
    </svg>
  )
}

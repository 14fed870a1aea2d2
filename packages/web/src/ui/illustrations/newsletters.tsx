import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { illustration } from '#styled-system/recipes'

/** A printed page with one figure. */
export function NewslettersIllustration({ className, ...props }: ComponentProps<'svg'>) {
  const art = illustration()
  return (
    <svg viewBox="0 0 160 96" aria-hidden focusable="false" {...props} className={cx(art.root, className)}>
      <rect x="58" y="8" width="66" height="80" rx="4" transform="rotate(7 91 48)" className={art.wash} />
      <rect x="58" y="8" width="66" height="80" rx="4" transform="rotate(7 91 48)" className={art.faint} />
      <path d="M40 8h50l16 16v60a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4Z" className={art.paper} />
      <path d="M90 8v12a4 4 0 0 0 4 4h12" className={art.paper} />
      <path d="M46 22h28" className={art.accent} />
      <path d="M46 31h36" className={art.faint} />
      <path d="M46 52c5 0 5-10 10-10s6 14 12 14 6-16 12-16 5 6 10 6 4-4 6-4" className={art.accent} />
      <path d="M46 62h50M46 70h50M46 78h30" className={art.faint} />
    </svg>
  )
}

import type { ComponentProps } from 'react'
import { cx } from '#styled-system/css'
import { illustration } from '#styled-system/recipes'

/** A strategy's value over past years, with its largest drawdown shaded. */
export function BacktestingIllustration({ className, ...props }: ComponentProps<'svg'>) {
  const art = illustration()
  return (
    <svg viewBox="0 0 160 96" aria-hidden focusable="false" {...props} className={cx(art.root, className)}>
      <path d="M8 16h144M8 36h144M8 56h144" className={art.faint} strokeDasharray="1 5" />
      <path
        d="M8 68C20 66 24 50 36 50s12 8 20 6 12-26 22-26c12 0 12 26 24 26 10 0 12-28 22-34V76H8Z"
        className={art.wash}
      />
      <path d="M78 30c12 0 12 26 24 26 7 0 10-13 15-24" className={art.faint} strokeDasharray="3 4" />
      <path d="M78 30h36" className={art.ink} strokeDasharray="3 4" />
      <path
        d="M8 68C20 66 24 50 36 50s12 8 20 6 12-26 22-26c12 0 12 26 24 26 10 0 12-28 22-34"
        className={art.accent}
      />
      <path d="M124 10v66" className={art.ink} />
      <circle cx="124" cy="22" r="5" className={art.dot} />
      <path d="M8 76h144" className={art.ink} />
      <path
        d="M8 82v4M26 82v4M44 82v4M62 82v4M80 82v4M98 82v4M116 82v4M134 82v4M152 82v4"
        className={art.faint}
      />
    </svg>
  )
}

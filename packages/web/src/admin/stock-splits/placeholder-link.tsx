import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const style = css({
  color: 'fg.muted',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '3px',
  cursor: 'not-allowed',
})

// An anchor that leads nowhere is no link to anyone who does not see it, unless it says so.
const disabledLink = { role: 'link', 'aria-disabled': true }

/** A link that leads nowhere yet. */
export const PlaceholderLink = ({ children }: { children: ReactNode }) => (
  <a {...disabledLink} className={style}>
    {children}
  </a>
)

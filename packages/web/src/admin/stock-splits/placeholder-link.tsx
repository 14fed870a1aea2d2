import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const style = css({
  color: 'fg.muted',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '3px',
  cursor: 'not-allowed',
})

// Without an href an anchor has no link role, so screen readers need both attributes.
const disabledLink = { role: 'link', 'aria-disabled': true }

/** A disabled link, shown where the destination does not exist yet. */
export const PlaceholderLink = ({ children }: { children: ReactNode }) => (
  <a {...disabledLink} className={style}>
    {children}
  </a>
)

import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { wholeFigures } from '#ui/whole-figures'

const style = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** A muted line of text, for empty sections and remarks. */
export const MutedText = ({ children }: { children: ReactNode }) => (
  <p className={style}>{wholeFigures(children)}</p>
)

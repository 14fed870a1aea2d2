import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const style = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** Says that there is nothing to show here. */
export const MutedText = ({ children }: { children: ReactNode }) => <p className={style}>{children}</p>

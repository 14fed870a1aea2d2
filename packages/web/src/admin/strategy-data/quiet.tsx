import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

const dress = css({ textStyle: 'body.sm', color: 'fg.muted' })

/** Says that there is nothing to show here. */
export const Quiet = ({ children }: { children: ReactNode }) => <p className={dress}>{children}</p>

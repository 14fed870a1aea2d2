import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

const part = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', breakInside: 'avoid' })

/** A part of the sheet under its heading. */
export const Part = ({ title, children }: PartProps) => (
  <section className={part}>
    <h3 className={css({ textStyle: 'heading.md' })}>{title}</h3>
    {children}
  </section>
)

import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import type { TermName } from '../glossary/glossary.model.ts'
import { Term } from '../glossary/term.tsx'

const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  },
  columnGap: '6',
  rowGap: '5',
  _print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: '2' },
})
const name = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({ textStyle: 'heading.md', fontFeatureSettings: "'tnum' 1", overflowWrap: 'anywhere' })

/** A definition list of labelled values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={list}>{children}</dl>

interface FactProps {
  readonly label: string
  /** The term of the glossary that explains it. */
  readonly term?: TermName
  readonly children: ReactNode
}

export const Fact = ({ label, term, children }: FactProps) => (
  <div>
    <dt className={name}>
      <span>{label}</span>
      {term && <Term name={term} />}
    </dt>
    <dd className={value}>{children}</dd>
  </div>
)

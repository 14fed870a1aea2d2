import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import type { TermName } from '../glossary/glossary.model.ts'
import { Term } from '../glossary/term.tsx'

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: { base: '5', _print: '2' } })
// A figure that is wider than its share takes more of the line, because it may not be broken.
const item = css({
  flex: { base: '1 0 calc(50% - {spacing.3})', md: '0 0 9.5rem', _print: '0 0 calc(25% - {spacing.5})' },
})
// A text takes what it needs of the line, and is broken only where it needs more than a line.
const textItem = css({ flex: '0 1 auto', minWidth: '[9.5rem]', maxWidth: 'full' })
const name = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({ textStyle: 'heading.md', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const textValue = css({ textStyle: 'heading.md', overflowWrap: 'anywhere' })

/** A definition list of labelled values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={list}>{children}</dl>

interface FactProps {
  readonly label: string
  /** The term of the glossary that explains it. */
  readonly term?: TermName
  /** Its value is a text, such as a code or a name, and no figure. */
  readonly isText?: boolean
  readonly children: ReactNode
}

export const Fact = ({ label, term, isText, children }: FactProps) => (
  <div className={isText ? textItem : item}>
    <dt className={name}>
      {label}
      {term && <Term name={term} />}
    </dt>
    <dd className={isText ? textValue : value}>{children}</dd>
  </div>
)

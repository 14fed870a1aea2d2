import { css } from '#styled-system/css'
import { confusedWith, type Definition as DefinitionOf, glossary, type TermName } from './glossary.model.ts'

const word = css({ color: 'fg.default', fontWeight: 'semibold' })

/** A term in plain sentences, with its formula in words. */
export function Definition({ name }: { name: TermName }) {
  const { meaning, formula, limit }: DefinitionOf = glossary[name]
  const other = confusedWith[name]
  return (
    <>
      <p className={css({ color: 'fg.default' })}>{meaning}</p>
      <p>
        <span className={word}>Formula:</span> <span>{formula}</span>
      </p>
      <p>{limit}</p>
      {other && (
        <p>
          <span className={word}>{other}</span>
          <span>{` is not the same: ${glossary[other].meaning}`}</span>
        </p>
      )}
    </>
  )
}

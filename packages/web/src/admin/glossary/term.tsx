import { css } from '#styled-system/css'
import { Popover, type PopoverProps } from '#ui/popover'
import { confusedWith, type Definition as DefinitionOf, glossary, type TermName } from './glossary.model.ts'

interface TermProps {
  readonly name: TermName
}

/** The explanation of a term, for the button of `Term` and for a column. */
export const explain = (name: TermName): PopoverProps => ({
  label: `What is ${name}?`,
  title: name,
  children: <Definition name={name} />,
})

/** The button "What is …?" beside a figure, which explains its name. */
export const Term = ({ name }: TermProps) => <Popover {...explain(name)} />

const word = css({ color: 'fg.default', fontWeight: 'semibold' })

/** A term in plain sentences, with its formula in words. */
function Definition({ name }: TermProps) {
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

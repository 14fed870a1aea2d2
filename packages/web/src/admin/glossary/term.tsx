import { onDemand } from '#platform/loading/on-demand'
import { Popover, type PopoverProps } from '#ui/popover'
import type { TermName } from './glossary.model.ts'

const definitions = onDemand(() => import('./definition.tsx'))

interface TermProps {
  readonly name: TermName
}

/** The explanation of a term, for the button of `Term` and for a column. */
export const explain = (name: TermName): PopoverProps => ({
  label: `What is ${name}?`,
  title: name,
  prepare: definitions.load,
  children: <Meaning name={name} />,
})

/** The button "What is …?" beside a figure, which explains its name. */
export const Term = ({ name }: TermProps) => <Popover {...explain(name)} />

function Meaning({ name }: { name: TermName }) {
  const module = definitions.loaded()
  return module ? <module.Definition name={name} /> : null
}

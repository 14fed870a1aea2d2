import { onDemand } from '#platform/loading/on-demand'
import { Popover } from '#ui/popover'
import type { TermName } from './glossary.model.ts'

const definitions = onDemand(() => import('./definition.tsx'))

interface TermProps {
  readonly name: TermName
  /** Shows the name on the button, where no label stands before it. */
  readonly isNamed?: boolean
}

/** The button "What is …?" beside a figure, which explains its name. */
export const Term = ({ name, isNamed = false }: TermProps) => (
  <Popover
    label={`What is ${name}?`}
    text={isNamed ? name : undefined}
    title={name}
    prepare={definitions.load}
  >
    <Meaning name={name} />
  </Popover>
)

function Meaning({ name }: { name: TermName }) {
  const module = definitions.loaded()
  return module ? <module.Definition name={name} /> : null
}

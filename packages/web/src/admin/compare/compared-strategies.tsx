import { useState } from 'react'
import { useResource } from '#patterns/resource'
import { type Column, saveCsv } from '#patterns/table'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Table } from '#ui/table'
import type { TermName } from '../glossary/glossary.model.ts'
import { Term } from '../glossary/term.tsx'
import { type ComparedFigure, figureGroups } from './compare.model.ts'
import type { Loads, Outcome } from './loads.ts'
import { StateRow } from './state-row.tsx'
import { StrategyHeader } from './strategy-header.tsx'

interface ComparedStrategiesProps {
  readonly codes: readonly string[]
  readonly loads: Loads
  readonly onRemove: (code: string) => void
}

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' })
const tools = css({ justifySelf: 'end', _print: { display: 'none' } })
const group = css({ textStyle: 'heading.sm', backgroundColor: 'bg.subtle' })

/** The table of the strategies. Must be remounted for other codes. */
export function ComparedStrategies({ codes, loads, onRemove }: ComparedStrategiesProps) {
  const [known] = useState(() => loads.known(codes))
  const { isLoading, data, retry } = useResource(loads.resource, { request: codes })
  const outcomes = isLoading ? known : (data ?? known)
  return (
    <div className={frame}>
      <Button
        variant="ghost"
        size="sm"
        className={tools}
        onClick={() => saveCsv('Compared Strategies', csvColumns(codes, outcomes), allFigures)}
      >
        Export CSV
      </Button>
      <Table.Root label="Compared Strategies" aria-busy={isLoading}>
        <Table.Head>
          <Table.Row>
            <Table.Header>Figure</Table.Header>
            {codes.map((code) => (
              <StrategyHeader key={code} code={code} onRemove={() => onRemove(code)} />
            ))}
          </Table.Row>
        </Table.Head>
        {figureGroups.map(({ title, figures }, at) => (
          <Table.Body key={title}>
            <Table.Row>
              <Table.Cell rowHeader className={group} colSpan={codes.length + 1}>
                {title}
              </Table.Cell>
            </Table.Row>
            {at === 0 && <StateRow codes={codes} outcomes={outcomes} onRetry={retry} />}
            {figures.map((figure) => (
              <Table.Row key={figure.label}>
                {/* The button is not a part of the name of the row. */}
                <Table.Cell rowHeader aria-label={figure.term && figure.label}>
                  {figure.term ? <ExplainedLabel label={figure.label} term={figure.term} /> : figure.label}
                </Table.Cell>
                {codes.map((code, column) => (
                  <Table.Cell key={code} label={code} numeric>
                    {shown(figure, outcomes[column])}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        ))}
      </Table.Root>
    </div>
  )
}

/** One item of a cell, which is a column on a phone. */
const ExplainedLabel = ({ label, term }: { label: string; term: TermName }) => (
  <span>
    <span>{label}</span>
    <Term name={term} />
  </span>
)

const shown = ({ of }: ComparedFigure, outcome: Outcome | null | undefined) =>
  outcome?.status === 'loaded' ? of(outcome.compared) : ''

const allFigures = figureGroups.flatMap(({ figures }) => figures)

const csvColumns = (
  codes: readonly string[],
  outcomes: readonly (Outcome | null)[],
): readonly Column<ComparedFigure>[] => [
  { id: 'figure', label: 'Figure', cell: ({ label }) => label, plain: ({ plainLabel }) => plainLabel },
  ...codes.map((code, at): Column<ComparedFigure> => {
    const outcome = outcomes[at]
    return {
      id: code,
      label: code,
      cell: (figure) => shown(figure, outcome),
      plain: ({ plain }) => (outcome?.status === 'loaded' ? plain(outcome.compared) : ''),
    }
  }),
]

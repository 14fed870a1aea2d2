import { comparableText } from '@tarang/machines/search-text'
import type { QueryEvent, TableView } from '@tarang/machines/table'
import { type FormEvent, useId, useState } from 'react'
import { formatText, MISSING } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { SelectField, TextField } from '#ui/field'
import { ChoiceGroup, ChoiceLine } from '../choice-line.tsx'
import type { Column, ColumnFilterKind } from '../columns/index.ts'
import { dayPresets, filterable, filterName, formatCondition, parseCondition } from './column-filter.model.ts'

export interface ColumnFilterFormProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly declared: readonly { name: string }[]
  readonly rows: readonly Row[]
  readonly filters: TableView<Row>['filters']
  readonly send: (event: QueryEvent) => void
  readonly onClose: () => void
}

const NONE = { value: 'none', label: 'has no value' }

/** The conditions of a kind of column. */
const conditions: Readonly<Record<ColumnFilterKind, readonly { value: string; label: string }[]>> = {
  text: [{ value: 'contains', label: 'contains' }, { value: 'is', label: 'is' }, NONE],
  number: [{ value: 'range', label: 'is between' }, NONE],
  date: [
    ...Object.entries(dayPresets).map(([value, label]) => ({ value, label })),
    { value: 'range', label: 'Between two days' },
    { ...NONE, label: 'Has no value' },
  ],
  choice: [{ value: 'choices', label: 'is one of' }, NONE],
}

const fields = css({ display: 'grid', gap: '4' })
const pair = css({ display: 'grid', gap: '4', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } })
interface Draft {
  readonly condition: string
  readonly text: string
  readonly from: string
  readonly to: string
  readonly choices: readonly string[]
}

/** The draft of a bound that the browser cannot read: its value is empty, though a text is visible. */
const UNREADABLE = 'unreadable'

/** The draft of a column: its present filter, or an empty one. */
function draftOf(kind: ColumnFilterKind, value: string | undefined): Draft {
  const present = value === undefined ? null : parseCondition(kind, value)
  const empty = { condition: conditions[kind][0]?.value ?? 'none', text: '', from: '', to: '', choices: [] }
  if (!present) return empty
  switch (present.by) {
    case 'none':
      return { ...empty, condition: 'none' }
    case 'preset':
      return { ...empty, condition: present.preset }
    case 'choices':
      return { ...empty, condition: 'choices', choices: present.choices }
    case 'numbers':
    case 'days':
      return { ...empty, condition: 'range', from: String(present.from ?? ''), to: String(present.to ?? '') }
    default:
      return { ...empty, condition: present.by, text: present.text }
  }
}

/** The value of a draft for the address. */
function conditionText(kind: ColumnFilterKind, { condition, text, from, to, choices }: Draft): string {
  if (condition === 'range') return `${from}..${to}`
  if (condition === 'choices') return formatCondition({ by: 'choices', choices })
  return kind === 'text' && condition !== 'none' ? `${condition}:${text.trim()}` : condition
}

const boundOf = ({ validity, value }: HTMLInputElement) => (validity.badInput ? UNREADABLE : value)

const problems: Readonly<Record<ColumnFilterKind, string>> = {
  text: 'Type a text.',
  number: 'Type a number in one of the fields; the first may not be above the second.',
  date: 'Choose a day in one of the fields; the first may not be after the second.',
  choice: 'Choose at least one.',
}

/** The form that filters a list by one of its columns. */
export function ColumnFilterForm<Row>({
  label,
  columns,
  declared,
  rows,
  filters,
  send,
  onClose,
}: ColumnFilterFormProps<Row>) {
  const offered = filterable(columns, declared)
  const [chosen, setChosen] = useState(
    () => offered.find((column) => filters[filterName(column)] !== undefined) ?? offered[0],
  )
  const [draft, setDraft] = useState(() =>
    chosen ? draftOf(chosen.filter, filters[filterName(chosen)]) : draftOf('text', undefined),
  )
  const [problem, setProblem] = useState<string>()
  const formId = useId()
  if (!chosen) return null
  const kind = chosen.filter
  const change = (changes: Partial<Draft>) => {
    setProblem(undefined)
    setDraft({ ...draft, ...changes })
  }
  const choose = (id: string) => {
    const column = offered.find((one) => one.id === id)
    if (!column) return
    setProblem(undefined)
    setChosen(column)
    setDraft(draftOf(column.filter, filters[filterName(column)]))
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const value = conditionText(kind, draft)
    if (parseCondition(kind, value) === null) return setProblem(problems[kind])
    send({ type: 'filter.change', filter: filterName(chosen), value })
    onClose()
  }
  const input = kind === 'date' ? 'date' : 'number'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Filter ${label}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Apply
          </Button>
        </>
      }
    >
      <form id={formId} className={fields} onSubmit={apply} noValidate>
        <SelectField
          label="Column"
          value={chosen.id}
          options={offered.map((column) => ({ value: column.id, label: column.label }))}
          onChange={({ target }) => choose(target.value)}
        />
        <SelectField
          label="Condition"
          value={draft.condition}
          options={conditions[kind]}
          onChange={({ target }) => change({ condition: target.value })}
        />
        {kind === 'text' && draft.condition !== 'none' && (
          <TextField
            label="Text"
            value={draft.text}
            autoComplete="off"
            error={problem}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
        {draft.condition === 'range' && (
          <div className={pair}>
            <TextField
              label="From"
              type={input}
              step="any"
              value={draft.from === UNREADABLE ? '' : draft.from}
              error={problem}
              onChange={({ target }) => change({ from: boundOf(target) })}
            />
            <TextField
              label="To"
              type={input}
              step="any"
              value={draft.to === UNREADABLE ? '' : draft.to}
              onChange={({ target }) => change({ to: boundOf(target) })}
            />
          </div>
        )}
        {draft.condition === 'choices' && (
          <ChoiceGroup title={chosen.label} aria-describedby={problem && `${formId} problem`}>
            {choicesOf(chosen, rows, draft.choices).map((choice) => (
              <ChoiceLine
                key={choice}
                type="checkbox"
                checked={draft.choices.includes(choice)}
                onChange={({ target }) =>
                  change({
                    choices: target.checked
                      ? [...draft.choices, choice]
                      : draft.choices.filter((other) => other !== choice),
                  })
                }
              >
                {choice}
              </ChoiceLine>
            ))}
            {problem && (
              <p id={`${formId} problem`} role="alert" className={css({ color: 'negative.fg' })}>
                {problem}
              </p>
            )}
          </ChoiceGroup>
        )}
      </form>
    </Dialog>
  )
}

/** The choices that the rows have, and those that are chosen. */
function choicesOf<Row>({ plain }: Column<Row>, rows: readonly Row[], chosen: readonly string[]) {
  const found = new Set(rows.map((row) => comparableText(formatText(plain?.(row, 0)))))
  found.delete(MISSING)
  return [...new Set([...found, ...chosen])].toSorted((one, other) => one.localeCompare(other, 'en-IN'))
}

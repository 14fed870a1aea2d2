import { comparableText } from '@tarang/machines/search-text'
import type { QueryEvent, TableView } from '@tarang/machines/table'
import { type FormEvent, useId, useState } from 'react'
import { formatNumber, formatText, MISSING, toSentence } from '#platform/formats/format'
import { inHundredths } from '#platform/formats/indian-number'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { SelectField, TextField } from '#ui/field'
import { PopoverContent } from '#ui/popover-content'
import { ChoiceGroup, ChoiceLine } from '../choice-line.tsx'
import { type Column, type ColumnFilterKind, numberOf } from '../columns/index.ts'
import {
  comparisonLabels,
  dayPresets,
  filterable,
  filterName,
  formatCondition,
  parseCondition,
} from './column-filter.model.ts'

export interface ColumnFilterFormProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly declared: readonly { name: string }[]
  readonly rows: readonly Row[]
  readonly filters: TableView<Row>['filters']
  readonly send: (event: QueryEvent) => void
  /** Of the button that opened it, and of its popover. */
  readonly ids: { readonly trigger: string; readonly content: string }
  /** The id of the column that is chosen first. */
  readonly first?: string | undefined
  readonly onClose: () => void
}

const NONE = { value: 'none', label: 'has no value' }

function comparisonsOf(kind: keyof typeof comparisonLabels) {
  return Object.entries(comparisonLabels[kind]).map(([value, label]) => ({ value, label }))
}

/** The most values of a column of texts or figures that are offered as a choice. */
const MOST_VALUES = 12

/** The conditions of a kind of column. */
const conditions: Readonly<Record<ColumnFilterKind, readonly { value: string; label: string }[]>> = {
  text: [
    { value: 'contains', label: 'contains' },
    { value: 'starts', label: 'starts with' },
    { value: 'is', label: 'is' },
    { value: 'not', label: 'is not' },
    NONE,
  ],
  number: [{ value: 'range', label: 'is between' }, ...comparisonsOf('number'), NONE],
  date: [
    ...Object.entries(dayPresets).map(([value, label]) => ({ value, label })),
    { value: 'range', label: 'Between two days' },
    ...comparisonsOf('date').map(({ value, label }) => ({ value, label: toSentence(label) })),
    { ...NONE, label: toSentence(NONE.label) },
  ],
  choice: [{ value: 'is', label: 'is one of' }, { value: 'not', label: 'is not' }, NONE],
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
      return { ...empty, condition: 'is', choices: present.choices }
    case 'otherChoices':
      return { ...empty, condition: 'not', choices: present.choices }
    case 'number':
    case 'day':
      return { ...empty, condition: present.comparison, from: String(present.bound) }
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
  if (condition === 'none') return condition
  if (kind === 'choice')
    return formatCondition({ by: condition === 'is' ? 'choices' : 'otherChoices', choices })
  if (kind === 'text') return `${condition}:${text.trim()}`
  return isComparison(condition) ? `${condition}:${from}` : condition
}

const isComparison = (condition: string) => Object.hasOwn(comparisonLabels.number, condition)

const boundOf = ({ validity, value }: HTMLInputElement) => (validity.badInput ? UNREADABLE : value)

const problems: Readonly<Record<ColumnFilterKind, string>> = {
  text: 'Type a text.',
  number: 'Type a number in one of the fields; the first may not be above the second.',
  date: 'Choose a day in one of the fields; the first may not be after the second.',
  choice: 'Choose at least one.',
}

function problemOf(kind: ColumnFilterKind, isSingle: boolean, hasValues: boolean): string {
  if (hasValues) return 'Choose a value.'
  if (isSingle) return kind === 'date' ? 'Choose a day.' : 'Type a number.'
  return problems[kind]
}

/** The form that filters a list by one of its columns. */
export function ColumnFilterForm<Row>({
  label,
  columns,
  declared,
  rows,
  filters,
  send,
  ids,
  first,
  onClose,
}: ColumnFilterFormProps<Row>) {
  const offered = filterable(columns, declared)
  const [chosen, setChosen] = useState(
    () =>
      offered.find(({ id }) => id === first) ??
      offered.find((column) => filters[filterName(column)] !== undefined) ??
      offered[0],
  )
  const firstDraftOf = (column: (typeof offered)[number]): Draft => {
    const value = filters[filterName(column)]
    const draft = draftOf(column.filter, value)
    return value === undefined && repeats(column, rows) ? { ...draft, condition: 'is' } : draft
  }
  const [draft, setDraft] = useState(() => (chosen ? firstDraftOf(chosen) : draftOf('text', undefined)))
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
    setDraft(firstDraftOf(column))
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const value = conditionText(kind, draft)
    if (parseCondition(kind, value) === null) return setProblem(problemOf(kind, isSingle, values.length > 0))
    send({ type: 'filter.change', filter: filterName(chosen), value })
    onClose()
  }
  const input = kind === 'date' ? 'date' : 'number'
  const isSingle = (kind === 'date' || kind === 'number') && isComparison(draft.condition)
  const field = kind === 'number' ? 'from' : 'text'
  const values = isExact(draft.condition) ? valuesOf(chosen, rows, draft[field]) : []
  return (
    <PopoverContent ids={ids} title={`Filter ${label}`} onClose={onClose} isForm>
      <form className={fields} onSubmit={apply} noValidate>
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
        {values.length > 0 && (
          <SelectField
            label="Value"
            value={draft[field]}
            error={problem}
            options={[{ value: '', label: 'Choose' }, ...values]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        )}
        {kind === 'text' && draft.condition !== 'none' && values.length === 0 && (
          <TextField
            label="Text"
            value={draft.text}
            autoComplete="off"
            error={problem}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
        {isSingle && values.length === 0 && (
          <TextField
            label={kind === 'date' ? 'Day' : 'Number'}
            type={input}
            step="any"
            value={draft.from === UNREADABLE ? '' : draft.from}
            error={problem}
            onChange={({ target }) => change({ from: boundOf(target) })}
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
        {kind === 'choice' && draft.condition !== 'none' && (
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
        <Button type="submit">Apply</Button>
      </form>
    </PopoverContent>
  )
}

const isExact = (condition: string) => condition === 'is' || condition === 'not'

/** The values of a column of texts or figures that has few; none where it has many. */
function valuesOf<Row>(column: Column<Row>, rows: readonly Row[], chosen: string) {
  const values =
    column.filter === 'number'
      ? figuresOf(column, rows, chosen)
      : column.filter === 'text'
        ? choicesOf(column, rows, chosen === '' ? [] : [chosen]).map((value) => ({ value, label: value }))
        : []
  return values.length > MOST_VALUES ? [] : values
}

/** The distinct figures of a column in these rows, in the hundredths that are compared, and the chosen one. */
function figuresOf<Row>({ value }: Column<Row>, rows: readonly Row[], chosen: string) {
  const figures = [
    ...rows.map((row) => numberOf(value?.(row))),
    numberOf(chosen === '' ? null : Number(chosen)),
  ]
  const found = new Set(figures.flatMap((figure) => (figure === null ? [] : inHundredths(figure) / 100)))
  return [...found]
    .toSorted((one, other) => one - other)
    .map((figure) => ({ value: String(figure), label: formatNumber(figure) }))
}

/** Whether a value of this column stands in two rows on average, so that it is chosen rather than typed. */
function repeats<Row>(column: Column<Row>, rows: readonly Row[]): boolean {
  const { length } = valuesOf(column, rows, '')
  return length > 0 && length * 2 <= rows.length
}

/** The distinct texts of a column in these rows, and the chosen ones, which no row may have. */
function choicesOf<Row>({ plain }: Column<Row>, rows: readonly Row[], chosen: readonly string[]) {
  const found = new Set(rows.map((row) => comparableText(formatText(plain?.(row, 0)))))
  found.delete(MISSING)
  return [...new Set([...found, ...chosen])].toSorted((one, other) => one.localeCompare(other, 'en-IN'))
}

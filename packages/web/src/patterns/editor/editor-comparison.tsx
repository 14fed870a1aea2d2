import {
  type ComparedField,
  comparedFields,
  type RunningComparison,
  type Side,
} from '@tarang/machines/comparison'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { formatDate } from '#platform/formats/console-date'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import type { Editor } from './define-editor.ts'
import { type AnyField, NO_NUMBER } from './fields.ts'
import { shownName } from './files.ts'

const list = css({ display: 'grid', gap: '5' })
const all = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })
const group = css({ display: 'grid', gap: '3', borderWidth: '0', padding: '0', margin: '0', minWidth: '0' })
const legend = css({ textStyle: 'label', padding: '0', marginBottom: '1' })
const sides = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
})
const option = css({
  layerStyle: 'surface',
  display: 'flex',
  alignItems: 'start',
  gap: '3',
  padding: '3',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
const words = css({ display: 'grid', minWidth: '0' })
const muted = css({ textStyle: 'body.sm', color: 'fg.muted', overflowWrap: 'anywhere' })
const problem = css({ textStyle: 'body.sm', color: 'negative.fg' })

const labels = { theirs: 'Theirs', mine: 'Mine' } satisfies Record<Side, string>

/** The field to correct, where the chosen values do not fit together. */
const invalidField = () => document.querySelector<HTMLElement>('form [aria-invalid=true]')

interface ComparisonProps<Row extends object, Draft extends object> {
  readonly editor: Pick<Editor<Row, Draft>, 'fields' | 'submit'>
  /** The running comparison; `null` closes the dialog. */
  readonly comparison: RunningComparison<Row, Draft> | null
  readonly onCancel: () => void
  readonly finalFocus: () => HTMLElement | null
}

/** What another changed in the record beside what was typed: a choice for each field, before anything is sent. */
export function EditorComparison<Row extends object, Draft extends object>({
  editor,
  comparison,
  onCancel,
  finalFocus,
}: ComparisonProps<Row, Draft>) {
  const snapshot = useSelector(comparison ?? undefined, (current) => current)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const subscription = comparison?.on('refused', ({ field }) =>
      form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] input`)?.focus(),
    )
    return () => subscription?.unsubscribe()
  }, [comparison])
  const choose = (side: Side, field?: keyof Draft & string) =>
    comparison?.send({ type: 'comparison.choose', side, ...(field && { field }) })
  return (
    <Dialog
      open={snapshot?.status === 'active'}
      size="lg"
      onOpenChange={onCancel}
      finalFocus={() => invalidField() ?? finalFocus()}
      title="Somebody else changed this record"
      description="It changed after you opened it. Choose what is saved; nothing has been sent yet."
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => comparison?.send({ type: 'comparison.submit' })}>{editor.submit}</Button>
        </>
      }
    >
      <div ref={form} className={list}>
        <div className={all}>
          <Button variant="outline" size="sm" onClick={() => choose('theirs')}>
            Take theirs
          </Button>
          <Button variant="outline" size="sm" onClick={() => choose('mine')}>
            Keep mine
          </Button>
        </div>
        {snapshot &&
          comparedFields(snapshot.context, snapshot.context.choices).map((compared) => (
            <Choice
              key={compared.name}
              field={editor.fields.find(({ name }) => name === compared.name)}
              compared={compared}
              error={snapshot.context.fieldErrors[compared.name]}
              onChoose={(side) => choose(side, compared.name)}
            />
          ))}
      </div>
    </Dialog>
  )
}

interface ChoiceProps<Draft> {
  readonly field: AnyField | undefined
  readonly compared: ComparedField<Draft>
  readonly error: string | undefined
  readonly onChoose: (side: Side) => void
}

function Choice<Draft>({ field, compared, error, onChoose }: ChoiceProps<Draft>) {
  const id = useId()
  const { name, was, chosen } = compared
  return (
    <fieldset className={group} data-field={name} aria-describedby={`${id}-notes`}>
      <legend className={legend}>{field?.label ?? name}</legend>
      <div className={sides}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={option}>
            <input
              type="radio"
              name={id}
              checked={chosen === side}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(side)}
            />
            <span className={words}>
              <span className={muted}>{labels[side]}</span>
              <span>{shownValue(field, compared[side])}</span>
            </span>
          </label>
        ))}
      </div>
      <div id={`${id}-notes`}>
        <p className={muted}>{`Before: ${shownValue(field, was)}`}</p>
        {error && (
          <p role="alert" className={problem}>
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function shownValue(field: AnyField | undefined, value: unknown): string {
  if (value instanceof File) return shownName(value.name)
  if (Array.isArray(value)) return value.map((one) => shownValue(undefined, one)).join(', ') || 'Empty'
  const text = String(value ?? '').trim()
  if (text === '' || text === NO_NUMBER) return 'Empty'
  if (field?.kind === 'date') return formatDate(text)
  if (field?.kind !== 'select') return text
  for (const option of field.options)
    if (typeof option === 'object' && String(option.value) === text) return option.label
  return text
}

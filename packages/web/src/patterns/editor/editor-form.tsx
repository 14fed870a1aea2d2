import { editorView, refusedFields } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef } from 'react'
import { WriteFailure } from '#patterns/write-failure'
import { css, cx } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { recordOf } from './changes.ts'
import type { Editor } from './define-editor.ts'
import { EditorField } from './editor-field.tsx'
import type { AnyField } from './fields.ts'
import { RecordActivity } from './record-activity.tsx'
import type { RunningEditor } from './use-editor.ts'

export interface EditorProps<Row extends object, Draft extends object> {
  readonly editor: Editor<Row, Draft>
  readonly actor: RunningEditor<Row, Draft>
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  columnGap: '4',
  rowGap: '5',
})
const wide = css({ gridColumn: '1 / -1' })
const group = css({ gridColumn: '1 / -1', minWidth: '0', marginTop: '3' })
const legend = css({ textStyle: 'heading.sm', marginBottom: '4' })

const WIDE: readonly AnyField['kind'][] = ['textarea', 'url', 'file', 'files']

// Scrolls to the alert, which is above the fields, unless a rejected field has the focus.
const bringIntoSight = (alert: HTMLElement | null) => {
  if (!document.activeElement?.matches('[aria-invalid=true]')) alert?.scrollIntoView({ block: 'nearest' })
}

/** The fields of one record; `EditorButtons` with the same id send them. */
export function EditorForm<Row extends object, Draft extends object>({
  editor,
  actor,
  id,
}: EditorProps<Row, Draft> & { readonly id: string }) {
  const view = editorView(useSelector(actor, (snapshot) => snapshot))
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const subscription = actor.on('refused', ({ field }) => {
      const control = form.current?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    })
    return () => subscription.unsubscribe()
  }, [actor])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'draft.submit' })
  }
  const notes = editor.notesOf?.(view.draft)
  const record = recordOf(view.row)
  const isShown = editor.failure === 'form' || view.isUnknown
  const failure = isShown && view.error !== null && editor.failureOf(view.error, view.isNew)
  const refused = refusedFields(view.draft, view.error)
  // A field of the form may have the same text. Another part of the draft shows none.
  const isFailureHere =
    failure !== false && !editor.fields.some(({ name }) => refused[name as keyof Draft & string] === failure)
  const fieldFor = (field: AnyField) => {
    const name = field.name as keyof Draft & string
    const problem = view.fieldErrors[name]
    // Each field describes its own problem; a screen reader announces the first.
    const isFirst = name === view.firstInvalidField
    return (
      <div key={name} className={field.isWide || WIDE.includes(field.kind) ? wide : undefined}>
        <EditorField
          field={field}
          value={view.draft[name]}
          error={problem && isFirst ? <span role="alert">{problem}</span> : problem}
          isLocked={!view.isNew && field.lockedOnEdit === true}
          isBlocked={view.isBlocked}
          onChange={(value) =>
            actor.send({ type: 'draft.change', changes: { [name]: value } as Partial<Draft> })
          }
        />
        {notes?.[name]}
      </div>
    )
  }
  return (
    <form ref={form} id={id} noValidate aria-busy={view.isSaving} onSubmit={submit} className={grid}>
      {isFailureHere && (
        <WriteFailure
          text={failure}
          isUnknown={view.isUnknown}
          participle={editor.participle}
          isRepeatable={editor.isRepeatable() && view.isAsSent}
          onLook={() => actor.send({ type: 'outcome.look' })}
          onRetry={() => actor.send({ type: 'draft.submit' })}
          className={wide}
          ref={bringIntoSight}
        />
      )}
      {view.hasSaved && editor.success === 'form' && (
        <Alert tone="positive" className={wide} ref={bringIntoSight}>
          {editor.successOf(view.isNew)}
        </Alert>
      )}
      {[...Map.groupBy(editor.fields, (field) => field.group)].map(([name, fields]) =>
        name === undefined ? (
          fields.map(fieldFor)
        ) : (
          <fieldset key={name} className={cx(grid, group)}>
            <legend className={legend}>{name}</legend>
            {fields.map(fieldFor)}
          </fieldset>
        ),
      )}
      {record !== null && <RecordActivity record={record} />}
    </form>
  )
}

/** The buttons that dismiss or submit the form with this id. */
export function EditorButtons<Row extends object, Draft extends object>({
  editor,
  actor,
  id,
}: EditorProps<Row, Draft> & { readonly id: string }) {
  const { isSaving, isBlocked } = editorView(useSelector(actor, (snapshot) => snapshot))
  return (
    <>
      <Button variant="outline" blocked={isBlocked} onClick={() => actor.send({ type: 'editor.dismiss' })}>
        Cancel
      </Button>
      <Button type="submit" form={id} loading={isSaving} blocked={isBlocked}>
        {editor.submit}
      </Button>
    </>
  )
}

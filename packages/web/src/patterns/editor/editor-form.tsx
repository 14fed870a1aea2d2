import { editorView, isSessionExpired } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import type { Editor } from './define-editor.ts'
import { EditorField } from './editor-field.tsx'
import type { AnyField } from './fields.ts'
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

const WIDE: readonly AnyField['kind'][] = ['textarea', 'url', 'file', 'files']

// It stands above the fields, and the button that was pressed below them; a field that was refused comes first.
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
    const told = actor.on('refused', ({ field }) => {
      const control = form.current?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    })
    return () => told.unsubscribe()
  }, [actor])

  const [hasSaved, setHasSaved] = useState(false)
  const isFresh = useRef(false)
  useEffect(() => {
    const told = actor.on('saved', () => {
      isFresh.current = editor.success === 'form'
      setHasSaved(true)
    })
    return () => told.unsubscribe()
  }, [actor, editor.success])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A refused session waits for the login, which sends what was typed; another Enter must not send it beside that.
    if (isSessionExpired(view.error)) return
    // The second click of a double click meets the form that begins afresh: there is nothing in it to send yet.
    if (isFresh.current && !editorView(actor.getSnapshot()).isDirty) return
    isFresh.current = false
    setHasSaved(false)
    actor.send({ type: 'draft.submit' })
  }
  const isFailureHere = editor.failure === 'form' && view.error !== null && !isSessionExpired(view.error)
  return (
    <form ref={form} id={id} noValidate aria-busy={view.isSaving} onSubmit={submit} className={grid}>
      {isFailureHere && (
        <Alert tone="negative" className={wide} ref={bringIntoSight}>
          {editor.failureOf(view.error, view.isNew)}
        </Alert>
      )}
      {editor.success === 'form' && hasSaved && (
        <Alert tone="positive" className={wide} ref={bringIntoSight}>
          {editor.successOf(view.isNew)}
        </Alert>
      )}
      {editor.fields.map((field) => {
        const name = field.name as keyof Draft & string
        const problem = view.fieldErrors[name]
        // Each field describes its own problem; the first is also read out.
        const isFirst = name === view.firstInvalidField
        return (
          <div key={name} className={field.isWide || WIDE.includes(field.kind) ? wide : undefined}>
            <EditorField
              field={field}
              value={view.draft[name]}
              error={problem && isFirst ? <span role="alert">{problem}</span> : problem}
              isLocked={!view.isNew && field.lockedOnEdit === true}
              isHeld={view.isSaving}
              onChange={(value) =>
                actor.send({ type: 'draft.change', changes: { [name]: value } as Partial<Draft> })
              }
            />
          </div>
        )
      })}
    </form>
  )
}

/** Gives up or sends what the form of that id holds. */
export function EditorButtons<Row extends object, Draft extends object>({
  editor,
  actor,
  id,
}: EditorProps<Row, Draft> & { readonly id: string }) {
  const { isSaving, error } = editorView(useSelector(actor, (snapshot) => snapshot))
  return (
    <>
      <Button variant="outline" held={isSaving} onClick={() => actor.send({ type: 'editor.dismiss' })}>
        Cancel
      </Button>
      <Button type="submit" form={id} loading={isSaving} held={isSessionExpired(error)}>
        {editor.submit}
      </Button>
    </>
  )
}

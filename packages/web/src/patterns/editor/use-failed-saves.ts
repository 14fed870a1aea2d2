import { type EditorMachine, editorView } from '@tarang/machines/editor'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { tray, useWriteInForm } from '#patterns/failed-writes'
import { useCanWrite } from '#platform/api/role'
import { resumeSubmission } from '#platform/api/submission'
import { type FormToOpen, useFormInHistory } from '#platform/navigation/form-in-history'
import type { Editor } from './define-editor.ts'
import { failedWriteOf, keptChangesOf } from './failed-save.ts'

type RunningEditor<Row extends object, Draft extends object> = ActorRefFrom<
  EditorMachine<Row, Draft, Row | undefined>
>

const titlesOf = ({ titleOf }: { readonly titleOf: (isNew: boolean) => string }) => [
  titleOf(true),
  titleOf(false),
]

/** Replaces the failed write that the form shows, or removes it. */
function replaceInForm(editor: Parameters<typeof titlesOf>[0], write: NewFailedWrite | null) {
  const { failedWrites } = tray.loaded() ?? {}
  const shown = failedWrites?.inForm(titlesOf(editor))
  if (shown) failedWrites?.send({ type: 'write.end', write: shown })
  if (write) failedWrites?.send({ type: 'write.add', write })
}

/** Leaves the failed write that the form shows in the tray, with what was typed since. */
function keepForLater<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  actor: RunningEditor<Row, Draft>,
) {
  const shown = tray.loaded()?.failedWrites.inForm(titlesOf(editor))
  const { row, draft } = editorView(actor.getSnapshot())
  if (shown) replaceInForm(editor, { ...shown, ...keptChangesOf(editor, row, draft), isOpen: false })
}

/** Gives the failed saves of an editor to the tray. */
export function useFailedSaves<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  actor: RunningEditor<Row, Draft>,
) {
  const { failedWrites } = tray.useModule() ?? {}
  const [path] = useLocation()
  const search = useSearch()
  const addressNow = useEffectEvent(() => path + (search && `?${search}`))
  useEffect(() => {
    if (!failedWrites) return
    const end = () => replaceInForm(editor, null)
    const subscriptions = [
      actor.on('failed', (failure) => {
        const write = failedWriteOf(editor, failure, addressNow())
        if (write) replaceInForm(editor, { ...write, isOpen: true })
      }),
      actor.on('looked', () => keepForLater(editor, actor)),
      actor.on('saved', end),
      actor.on('closed', end),
      actor.on('left', end),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      // The form is removed with its screen.
      const shown = failedWrites.inForm(titlesOf(editor))
      if (shown) replaceInForm(editor, { ...shown, isOpen: false })
    }
  }, [failedWrites, editor, actor])
}

/** Opens the form that the history entry names: of a failed save, or of an action that was taken back. */
export function useReopenedForm<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  actor: RunningEditor<Row, Draft>,
  onReopened: (() => void) | undefined,
) {
  useFormInHistory(useCanWrite(), (form) => {
    const { write, isRetry } = form
    if (write?.items || form.form !== editor.titleOf(form.row === null) || !fillIn(actor, form)) return false
    if (write) tray.loaded()?.failedWrites.send({ type: 'write.add', write: { ...write, isOpen: true } })
    onReopened?.()
    if (isRetry) actor.send({ type: 'draft.submit' })
    return true
  })
}

/** Fills in a form; false where another one is open. */
function fillIn<Row extends object, Draft extends object>(
  actor: RunningEditor<Row, Draft>,
  { row, draft, idempotencyKey }: FormToOpen,
): boolean {
  const { status, isOpen, isNew, isDirty } = editorView(actor.getSnapshot())
  const isUntouched = status === 'editing' && isNew && !isDirty && row === null
  if (isOpen && !isUntouched) return false
  // The success message of another save.
  if (status === 'saved') actor.send({ type: 'editor.dismiss' })
  actor.send(row ? { type: 'editor.edit', row: row as Row } : { type: 'editor.add' })
  actor.send({ type: 'draft.change', changes: draft as Partial<Draft> })
  if (idempotencyKey) resumeSubmission(actor.getSnapshot().context.draft, idempotencyKey)
  return true
}

/** Closes the form of a failed save, which stays in the tray; null where no save has failed. */
export function useKeepForLater<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  actor: RunningEditor<Row, Draft>,
): (() => void) | null {
  if (!useWriteInForm(titlesOf(editor))) return null
  return () => {
    keepForLater(editor, actor)
    actor.send({ type: 'discard.confirm' })
  }
}

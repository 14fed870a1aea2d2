import { type EditorMachine, editorView } from '@tarang/machines/editor'
import type { FailedWrite } from '@tarang/machines/failed-writes'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ActorRefFrom } from 'xstate'
import { tray, useFormsFailedWrite } from '#patterns/failed-writes'
import { resumeSubmission } from '#platform/submission'
import type { Editor } from './define-editor.ts'
import { failedWriteOf, keptChangesOf } from './failed-save.ts'

type RunningEditor<Row extends object, Draft extends object> = ActorRefFrom<
  EditorMachine<Row, Draft, Row | undefined>
>

/** Gives the failed saves of an editor to the tray, and opens its form for one that is taken up again. */
export function useFailedSaves<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  actor: RunningEditor<Row, Draft>,
) {
  const { failedWrites } = tray.useModule() ?? {}
  const [path] = useLocation()
  const search = useSearch()
  const address = path + (search && `?${search}`)
  const addressNow = useEffectEvent(() => address)

  useEffect(() => {
    if (!failedWrites) return
    const end = () => void failedWrites.send({ type: 'form.end' })
    const subscriptions = [
      actor.on('failed', (failure) => {
        const write = failedWriteOf(editor, failure, addressNow())
        if (write) failedWrites.send({ type: 'form.fail', write })
      }),
      actor.on('looked', () => {
        const { row, draft } = editorView(actor.getSnapshot())
        failedWrites.send({ type: 'form.keep', changes: keptChangesOf(editor, row, draft) })
      }),
      actor.on('saved', end),
      actor.on('closed', end),
      actor.on('left', end),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      // The form is removed with its screen.
      failedWrites.send({ type: 'form.keep' })
    }
  }, [failedWrites, editor, actor])

  useEffect(() => {
    if (!failedWrites) return
    return failedWrites.show({
      isFor: ({ form, path: itsPath, row }) => form === editor.titleOf(row === null) && itsPath === address,
      open: (write, isRetry) => {
        if (!openForm(actor, write)) return false
        failedWrites.send({ type: 'form.open' })
        if (isRetry) actor.send({ type: 'draft.submit' })
        return true
      },
    })
  }, [failedWrites, editor, actor, address])
}

/** Fills in the form of a failed write; false where another form is open. */
function openForm<Row extends object, Draft extends object>(
  actor: RunningEditor<Row, Draft>,
  { row, draft, idempotencyKey }: FailedWrite,
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
  const failedWrites = useFormsFailedWrite()
  if (!failedWrites) return null
  return () => {
    const { row, draft } = editorView(actor.getSnapshot())
    failedWrites.send({ type: 'form.keep', changes: keptChangesOf(editor, row, draft) })
    actor.send({ type: 'discard.confirm' })
  }
}

import type { EditorEmitted } from '@tarang/machines/editor'
import { useState } from 'react'
import { useHeldFlow } from '#patterns/held-flow'
import { useActorRef } from '#platform/use-actor-ref'
import { toaster } from '#ui/toaster'
import type { RecordList } from './current-record.ts'
import type { Editor } from './define-editor.ts'
import { useFailedSaves, useReopenedForm } from './use-failed-saves.ts'

interface EditorCallbacks<Row> {
  /** Gets the row of the answer, if it has one, and the row before the change, if the record is not new. */
  readonly onSaved?: ((saved: Row | undefined, before: Row | null) => void) | undefined
  /** The form or its success message closed, without a navigation. */
  readonly onClosed?: ((needsReload: boolean) => void) | undefined
  /** The record has the values already: nothing was sent. */
  readonly onUpToDate?: (() => void) | undefined
  /** It is unknown whether a failed save was made: the screen may show outdated values. */
  readonly onUnknown?: (() => void) | undefined
  /** The form of an action that was taken back is open. */
  readonly onReopened?: (() => void) | undefined
  /** The list that is requested again before a save, to find changes by others; without it saves are unchecked. */
  readonly list?: RecordList<Row> | undefined
}

/** Starts the machine of an editor. */
export function useEditor<Row extends object, Draft extends object>(
  editor: Editor<Row, Draft>,
  { onSaved, onClosed, onUpToDate, onUnknown, onReopened, list }: EditorCallbacks<Row> = {},
) {
  const { machineFor, rules, success, successOf } = editor
  const [machine] = useState(() => machineFor(list))
  const actor = useActorRef(machine, { input: { rules } })
  useHeldFlow<EditorEmitted<Row, Draft, Row | undefined>>(actor, {
    saved: ({ result, row, isNew }) => {
      onSaved?.(result, row)
      if (success === 'toast') toaster.success({ title: successOf(isNew) })
    },
    upToDate: () => {
      onUpToDate?.()
      toaster.success({ title: 'Nothing to save: the record has these values already.' })
    },
    failed: ({ outcome }) => outcome === 'unknown' && onUnknown?.(),
    looked: () => onUnknown?.(),
    closed: ({ needsReload }) => onClosed?.(needsReload),
  })
  useFailedSaves(editor, actor)
  useReopenedForm(editor, actor, onReopened)
  return actor
}

export type RunningEditor<Row extends object, Draft extends object> = ReturnType<typeof useEditor<Row, Draft>>

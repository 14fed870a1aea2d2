import type { EditorEmitted } from '@tarang/machines/editor'
import { useActorRef } from '@xstate/react'
import { useHeldFlow } from '#patterns/held-flow'
import { toaster } from '#ui/toaster'
import type { Editor } from './define-editor.ts'

interface EditorCallbacks<Row> {
  /** Gets the row of the answer, if it has one, and the row before the change, if the record is not new. */
  readonly onSaved?: ((saved: Row | undefined, before: Row | null) => void) | undefined
  /** The form or its success message closed, without a navigation. */
  readonly onClosed?: ((hasSaved: boolean) => void) | undefined
}

/** Starts the machine of an editor. */
export function useEditor<Row extends object, Draft extends object>(
  { machine, rules, success, successOf }: Editor<Row, Draft>,
  { onSaved, onClosed }: EditorCallbacks<Row> = {},
) {
  const actor = useActorRef(machine, { input: { rules } })
  useHeldFlow<EditorEmitted<Row, Draft, Row | undefined>>(actor, {
    saved: ({ result, row, isNew }) => {
      onSaved?.(result, row)
      if (success === 'toast') toaster.success({ title: successOf(isNew) })
    },
    closed: ({ hasSaved }) => onClosed?.(hasSaved),
  })
  return actor
}

export type RunningEditor<Row extends object, Draft extends object> = ReturnType<typeof useEditor<Row, Draft>>

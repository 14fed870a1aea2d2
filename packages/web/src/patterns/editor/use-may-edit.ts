import { editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useCanWrite } from '#platform/api/role'
import type { RunningEditor } from './use-editor.ts'

/**
 * Opens the form of a new record, unless the user may not write. A form with work in it stays when the right is
 * withdrawn.
 */
export function useMayEdit<Row extends object, Draft extends object>(actor: RunningEditor<Row, Draft>) {
  const canWrite = useCanWrite()
  const hasWork = useSelector(actor, (snapshot) => {
    const { isDirty, isSaving, isSaved, error } = editorView(snapshot)
    return isDirty || isSaving || isSaved || error !== null
  })
  useEffect(() => {
    if (canWrite) actor.send({ type: 'editor.add' })
  }, [actor, canWrite])
  return canWrite || hasWork
}

import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ViewOnlyNotice } from '#patterns/role'
import { ScreenHeader } from '#patterns/screen'
import type { Editor } from './define-editor.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { useEditor } from './use-editor.ts'
import { useMayEdit } from './use-may-edit.ts'

export interface EditorPopupProps<Row extends object, Draft extends object> {
  readonly editor: Editor<Row, Draft>
  /** The path after it is closed. */
  readonly backTo: string
  /** Shown below the fields, over the whole width. */
  readonly below?: (draft: Draft, row: Row | null) => ReactNode
}

/** A form with its own address, in a dialog that is open from the start. */
export function EditorPopup<Row extends object, Draft extends object>({
  editor,
  backTo,
  below,
}: EditorPopupProps<Row, Draft>) {
  const [, navigate] = useLocation()
  const actor = useEditor(editor, { onClosed: () => navigate(backTo) })
  const mayEdit = useMayEdit(actor)
  return (
    <>
      <ScreenHeader title={editor.addTitle} hasBack />
      {mayEdit ? <EditorDialog editor={editor} actor={actor} below={below} /> : <ViewOnlyNotice />}
    </>
  )
}

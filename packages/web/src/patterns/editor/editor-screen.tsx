import { editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { ViewOnlyNotice } from '#patterns/role'
import { ScreenHeader } from '#patterns/screen'
import { css } from '#styled-system/css'
import { Card } from '#ui/card'
import type { Editor } from './define-editor.ts'
import { EditorAsides } from './editor-asides.tsx'
import { EditorButtons, EditorForm } from './editor-form.tsx'
import { useEditor } from './use-editor.ts'
import { useMayEdit } from './use-may-edit.ts'

export interface EditorScreenProps<Row extends object, Draft extends object> {
  readonly editor: Editor<Row, Draft>
  /** The path after a save or Cancel. */
  readonly backTo: string
}

const screen = css({ display: 'grid', gap: '6', maxWidth: 'prose' })
const buttons = css({
  position: 'sticky',
  bottom: '0',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '3',
  marginTop: '6',
  paddingBlock: '3',
  backgroundColor: 'bg.surface',
})

/** The form that adds a record, as a separate page. */
export function EditorScreen<Row extends object, Draft extends object>({
  editor,
  backTo,
}: EditorScreenProps<Row, Draft>) {
  const [, navigate] = useLocation()
  const actor = useEditor(editor, { onClosed: () => navigate(backTo) })
  const isOpen = useSelector(actor, (snapshot) => editorView(snapshot).isOpen)
  const id = useId()
  const mayEdit = useMayEdit(actor)
  return (
    <div className={screen}>
      <ScreenHeader title={editor.addTitle} hasBack />
      {!mayEdit && <ViewOnlyNotice />}
      {isOpen && mayEdit && (
        <Card>
          <EditorForm editor={editor} actor={actor} id={id} />
          <div className={buttons}>
            <EditorButtons editor={editor} actor={actor} id={id} />
          </div>
        </Card>
      )}
      <EditorAsides editor={editor} actor={actor} />
    </div>
  )
}

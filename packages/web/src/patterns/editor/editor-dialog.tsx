import { editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Dialog } from '#ui/dialog'
import { EditorAsides } from './editor-asides.tsx'
import { EditorButtons, EditorForm, type EditorProps } from './editor-form.tsx'

/** The form of one editor in a dialog, opened by sending its actor `editor.add` or `editor.edit`. */
export function EditorDialog<Row extends object, Draft extends object>({
  editor,
  actor,
}: EditorProps<Row, Draft>) {
  const view = editorView(useSelector(actor, (snapshot) => snapshot))
  const id = useId()
  return (
    <>
      <Dialog
        open={view.isOpen}
        onOpenChange={() => actor.send({ type: 'editor.dismiss' })}
        title={editor.titleOf(view.isNew)}
        footer={<EditorButtons actor={actor} id={id} />}
      >
        <EditorForm editor={editor} actor={actor} id={id} />
      </Dialog>
      <EditorAsides editor={editor} actor={actor} />
    </>
  )
}

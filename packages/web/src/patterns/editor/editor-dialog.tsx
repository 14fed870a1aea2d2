import { editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef } from 'react'
import { heldActionBar } from '#patterns/held-action'
import { focusableHeading } from '#platform/heading-focus'
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
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (view.isOpen) opener.current = document.activeElement
  }, [view.isOpen])
  // A dialog over the form returns the focus to the form, also when the form closes with it.
  const finalFocus = () => {
    const { isOpen, isSaved } = editorView(actor.getSnapshot())
    if (isOpen || isSaved || !(opener.current instanceof HTMLElement)) return null
    // The button is removed where the right to write was withdrawn.
    return opener.current.isConnected ? opener.current : focusableHeading()
  }
  return (
    <>
      <Dialog
        open={view.isOpen}
        busy={view.isBlocked}
        onOpenChange={() => actor.send({ type: 'editor.dismiss' })}
        title={editor.titleOf(view.isNew)}
        footer={<EditorButtons editor={editor} actor={actor} id={id} />}
        // Not the opener: the second Enter of a double submit would open the form again.
        {...(editor.success === 'later' && { finalFocus: heldActionBar })}
      >
        <EditorForm editor={editor} actor={actor} id={id} />
      </Dialog>
      <EditorAsides editor={editor} actor={actor} finalFocus={finalFocus} />
    </>
  )
}

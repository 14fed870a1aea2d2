import { comparisonOf, editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { actionBar } from '#patterns/action'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Dialog } from '#ui/dialog'
import { EditorAsides } from './editor-asides.tsx'
import { EditorComparison } from './editor-comparison.tsx'
import { EditorButtons, EditorForm, type EditorProps } from './editor-form.tsx'

export interface EditorDialogProps<Row extends object, Draft extends object> extends EditorProps<Row, Draft> {
  /** Shown beside the fields, and below them on a narrow screen: how the record will look. */
  readonly preview?: ((draft: Draft, row: Row | null) => ReactNode) | undefined
  /** Shown below the fields, over the whole width: what takes more room than a preview beside them. */
  readonly below?: ((draft: Draft, row: Row | null) => ReactNode) | undefined
}

const besideFields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: { base: '6', md: '8' },
})

/** The form of one editor in a dialog, opened by sending its actor `editor.add` or `editor.edit`. */
export function EditorDialog<Row extends object, Draft extends object>({
  editor,
  actor,
  preview,
  below,
}: EditorDialogProps<Row, Draft>) {
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
  const form = <EditorForm editor={editor} actor={actor} id={id} />
  return (
    <>
      <Dialog
        open={view.isOpen}
        size={preview || below ? 'lg' : 'md'}
        grows={below !== undefined}
        busy={view.isBlocked}
        onOpenChange={() => actor.send({ type: 'editor.dismiss' })}
        title={editor.titleOf(view.isNew)}
        footer={<EditorButtons editor={editor} actor={actor} id={id} />}
        // On the button that opened the form, the second Enter of a double submit would open it again.
        {...(editor.success === 'later' && { finalFocus: actionBar })}
      >
        {preview ? (
          <div className={besideFields}>
            {form}
            {preview(view.draft, view.row)}
          </div>
        ) : (
          form
        )}
        {below?.(view.draft, view.row)}
      </Dialog>
      <EditorComparison
        editor={editor}
        comparison={useSelector(actor, comparisonOf<Row, Draft>)}
        onCancel={() => actor.send({ type: 'editor.dismiss' })}
        finalFocus={finalFocus}
      />
      <EditorAsides editor={editor} actor={actor} finalFocus={finalFocus} />
    </>
  )
}

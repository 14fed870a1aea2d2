import { editorView } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { unknownText } from '#patterns/write-failure'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { MessageDialog } from '#ui/message-dialog'
import type { EditorProps } from './editor-form.tsx'
import { useKeepForLater } from './use-failed-saves.ts'

/** The dialogs of a form: the discard question, Error and Success. */
export function EditorAsides<Row extends object, Draft extends object>({
  editor,
  actor,
  finalFocus,
}: EditorProps<Row, Draft> & { readonly finalFocus?: () => HTMLElement | null }) {
  const view = editorView(useSelector(actor, (snapshot) => snapshot))
  const keepForLater = useKeepForLater(editor, actor)
  const [seen, setSeen] = useState<unknown>(null)
  const isFailed = editor.failure === 'dialog' && view.error !== null && view.error !== seen
  return (
    <>
      <MessageDialog
        open={isFailed}
        role="alertdialog"
        title="Error"
        text={view.error === null ? '' : editor.failureOf(view.error, view.isNew)}
        onClose={() => setSeen(view.error)}
      >
        {view.isUnknown && <p>{unknownText(editor.participle, editor.isRepeatable())}</p>}
      </MessageDialog>
      <Dialog
        open={view.isConfirmingDiscard}
        onOpenChange={() => actor.send({ type: 'discard.cancel' })}
        role="alertdialog"
        title="Discard changes?"
        description={
          keepForLater
            ? 'What you typed is not saved yet: Discard loses it. Keep it for later to find it at the top of every screen.'
            : 'What you typed is not saved yet: Discard loses it.'
        }
        finalFocus={finalFocus}
        footer={
          <>
            <Button variant="outline" onClick={() => actor.send({ type: 'discard.cancel' })}>
              Keep editing
            </Button>
            {keepForLater && (
              <Button variant="outline" onClick={keepForLater}>
                Keep for later
              </Button>
            )}
            <Button tone="danger" onClick={() => actor.send({ type: 'discard.confirm' })}>
              Discard
            </Button>
          </>
        }
      />
      <MessageDialog
        open={view.isSaved && (editor.success === 'dialog' || editor.success === 'brief')}
        title="Success"
        text={editor.successOf(view.isNew)}
        onClose={() => actor.send({ type: 'editor.dismiss' })}
        finalFocus={finalFocus}
      />
    </>
  )
}

import { useLayoutEffect, useRef, useState } from 'react'
import { WriteFailure } from '#patterns/write-failure'
import { failureText } from '#platform/api/failure'
import { hasKeys } from '#platform/api/submission'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { MessageDialog } from '#ui/message-dialog'
import { actionBar } from './action-bar-element.ts'
import type { RunningAction } from './running-actions.ts'

/** The question of an action; of one that ends on its screen also the failure and the success. */
export function ActionDialogs({ running: { action, actor, view } }: { running: RunningAction }) {
  const { status } = view
  const asked = status === 'asking' || (status !== 'idle' && status !== 'done' && action.view === 'dialog')
  const question =
    asked && action.question ? action.question(view.left.length > 0 ? view.left : view.items) : null
  // It stays while the dialog closes.
  const [shown, setShown] = useState('')
  if (question !== null && question !== shown) setShown(question)
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (question === null) return
    opener.current = document.activeElement as HTMLElement | null
  }, [question])
  // The bar from which another person is asked again is removed meanwhile.
  const finalFocus = () =>
    (action.view === 'dialog' ? null : actionBar()) ??
    (opener.current?.matches('button, a, input') && opener.current.isConnected
      ? opener.current
      : focusableHeading())
  if (!action.question) return null
  const isStopped = status === 'stopped'
  const cancel = () => actor.send({ type: isStopped ? 'action.dismiss' : 'action.cancel' })
  const confirm = () =>
    actor.send({
      type: !isStopped ? 'action.confirm' : view.error === null ? 'action.continue' : 'action.retry',
    })
  return (
    <>
      <Dialog
        open={question !== null}
        busy={view.isBlocked}
        onOpenChange={cancel}
        role="alertdialog"
        title={action.title}
        description={shown}
        footer={
          <>
            <Button variant="outline" blocked={view.isBlocked} onClick={cancel}>
              {isStopped && view.isUnknown ? 'Look' : 'Cancel'}
            </Button>
            <Button
              tone={action.isDangerous ? 'danger' : undefined}
              loading={view.isBusy}
              blocked={view.isBlocked}
              onClick={confirm}
            >
              {isStopped && view.isUnknown && hasKeys() ? 'Retry safely' : action.confirm}
            </Button>
          </>
        }
        finalFocus={finalFocus}
      >
        {isStopped && view.error !== null && (
          <WriteFailure
            text={failureText(action.failure(view.error), view.error)}
            isUnknown={view.isUnknown}
            isRepeatable={hasKeys()}
            participle={action.participle}
          />
        )}
      </Dialog>
      {action.view === 'dialog' && (
        <MessageDialog
          open={status === 'done'}
          onClose={() => actor.send({ type: 'action.dismiss' })}
          title="Success"
          text={action.done(view.items)}
          // The button that opened the question may be removed with its row.
          finalFocus={focusableHeading}
        />
      )}
    </>
  )
}

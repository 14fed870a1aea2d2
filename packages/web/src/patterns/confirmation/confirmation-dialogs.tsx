import { confirmationView } from '@tarang/machines/confirmation'
import { isSessionExpired } from '@tarang/machines/editor'
import { useSelector } from '@xstate/react'
import { failureText } from '#platform/failure'
import { headingToFocus } from '#platform/heading-focus'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { MessageDialog } from '#ui/message-dialog'
import type { Confirmation } from './define-confirmation.ts'
import type { RunningConfirmation } from './use-confirmation.ts'

export interface ConfirmationDialogsProps<Subject> {
  readonly confirmation: Confirmation<Subject>
  readonly actor: RunningConfirmation<Subject>
}

/** The question, opened by sending its actor `confirmation.ask`; why it was not done; and the success. */
export function ConfirmationDialogs<Subject>({ confirmation, actor }: ConfirmationDialogsProps<Subject>) {
  const view = confirmationView(useSelector(actor, (snapshot) => snapshot))
  const cancel = () => actor.send({ type: 'confirmation.cancel' })
  const isFailed = view.error !== null && !isSessionExpired(view.error)
  return (
    <>
      <Dialog
        open={view.isOpen}
        busy={view.isBusy}
        onOpenChange={cancel}
        role="alertdialog"
        title={confirmation.title}
        description={view.subject === null ? '' : confirmation.question(view.subject)}
        footer={
          <>
            <Button variant="outline" held={view.isBusy} onClick={cancel}>
              Cancel
            </Button>
            <Button loading={view.isBusy} onClick={() => actor.send({ type: 'confirmation.confirm' })}>
              {confirmation.confirm}
            </Button>
          </>
        }
      >
        {isFailed && (
          <Alert tone="negative">{failureText(confirmation.failure(view.error), view.error)}</Alert>
        )}
      </Dialog>
      <MessageDialog
        open={view.isDone}
        onClose={() => actor.send({ type: 'confirmation.dismiss' })}
        title="Success"
        text={confirmation.done}
        // What asked may be gone with what it asked about.
        finalFocus={headingToFocus}
      />
    </>
  )
}

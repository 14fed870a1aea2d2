import { confirmationView } from '@tarang/machines/confirmation'
import { useSelector } from '@xstate/react'
import { WriteFailure } from '#patterns/write-failure'
import { failureText } from '#platform/failure'
import { focusableHeading } from '#platform/heading-focus'
import { hasKeys } from '#platform/submission'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { MessageDialog } from '#ui/message-dialog'
import type { Confirmation } from './define-confirmation.ts'
import type { RunningConfirmation } from './use-confirmation.ts'

export interface ConfirmationDialogsProps<Subject> {
  readonly confirmation: Confirmation<Subject>
  readonly actor: RunningConfirmation<Subject>
  /** Gets the confirmed subject instead of the act: a held action acts later. */
  readonly onConfirm?: ((subject: Subject) => void) | undefined
  /** The focus after the question, as in `Dialog`. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
}

/** The dialogs of a confirmation: the question, which `confirmation.ask` opens, with its failure; then the success. */
export function ConfirmationDialogs<Subject>({
  confirmation,
  actor,
  onConfirm,
  finalFocus,
}: ConfirmationDialogsProps<Subject>) {
  const view = confirmationView(useSelector(actor, (snapshot) => snapshot))
  const cancel = () => actor.send({ type: 'confirmation.cancel' })
  const confirm = () => {
    if (onConfirm && view.subject !== null) onConfirm(view.subject)
    else actor.send({ type: 'confirmation.confirm' })
  }
  return (
    <>
      <Dialog
        open={view.isOpen}
        busy={view.isBlocked}
        onOpenChange={cancel}
        role="alertdialog"
        title={confirmation.title}
        description={view.subject === null ? '' : confirmation.question(view.subject)}
        footer={
          <>
            <Button variant="outline" blocked={view.isBlocked} onClick={cancel}>
              {view.isUnknown ? 'Look' : 'Cancel'}
            </Button>
            <Button
              tone={confirmation.isDangerous ? 'danger' : undefined}
              loading={view.isBusy}
              blocked={view.isBlocked}
              onClick={confirm}
            >
              {view.isUnknown && hasKeys() ? 'Retry safely' : confirmation.confirm}
            </Button>
          </>
        }
        finalFocus={finalFocus}
      >
        {view.error !== null && (
          <WriteFailure
            text={failureText(confirmation.failure(view.error), view.error)}
            isUnknown={view.isUnknown}
            isRepeatable={hasKeys()}
            participle={confirmation.participle ?? 'done'}
          />
        )}
      </Dialog>
      <MessageDialog
        open={view.isDone}
        onClose={() => actor.send({ type: 'confirmation.dismiss' })}
        title="Success"
        text={confirmation.done}
        // The button that opened the question may be removed with its row.
        finalFocus={focusableHeading}
      />
    </>
  )
}

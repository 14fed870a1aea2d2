import { type BulkActionEmitted, bulkActionView } from '@tarang/machines/bulk-action'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useHeldFlow } from '#patterns/held-flow'
import { formatCount } from '#platform/format'
import { useActorRef } from '#platform/use-actor-ref'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type BulkItem, itemsOf, machineOf } from './bulk-action-machine.ts'
import { BulkFailures } from './bulk-failures.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { holdText, progressText, summaryText } from './bulk-texts.ts'
import type { BulkAction, BulkActions } from './define-bulk-actions.ts'

interface BulkActionButtonProps<Row> {
  readonly bulk: BulkActions<Row>
  readonly action: BulkAction<Row>
  /** The selected rows. */
  readonly rows: readonly Row[]
  /** Whether the user may start it. A run that has started stays open without the right. */
  readonly canStart: boolean
  /** No call is running any more. */
  readonly onFinished: (done: readonly Row[]) => void
}

/** The focus goes to the text of the next step, because the focused button is removed. The text has no ring: nothing presses it. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
const countdown = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
const status = css({ _focusVisible: { outline: 'none' } })

/** The button of a bulk action, and its dialog: the question, the progress, the summary. */
export function BulkActionButton<Row>({
  bulk,
  action,
  rows,
  canStart,
  onFinished,
}: BulkActionButtonProps<Row>) {
  const [machine] = useState(() => machineOf(action))
  const actor = useActorRef(machine, { input: { holdSeconds: action.hold?.seconds ?? 0 } })
  useHeldFlow<BulkActionEmitted<BulkItem<Row>>>(actor, {
    finished: ({ done }) => onFinished(done.map(({ row }) => row)),
  })
  const view = bulkActionView(useSelector(actor, (snapshot) => snapshot))
  const { isConfirming, secondsLeft, isRunning, isFinished, isStopping, isExpired } = view
  const isHolding = secondsLeft !== null
  const tone = action.isDangerous ? 'danger' : undefined
  const close = () =>
    actor.send({ type: isConfirming ? 'bulk.cancel' : isHolding ? 'hold.undo' : 'bulk.dismiss' })
  return (
    <>
      {canStart && (
        <Button
          variant="outline"
          tone={tone}
          size="sm"
          blocked={rows.length === 0}
          onClick={() => actor.send({ type: 'bulk.ask', items: itemsOf(rows) })}
        >
          {action.label}
        </Button>
      )}
      <Dialog
        open={isConfirming || isHolding || isRunning || isExpired || isFinished}
        busy={isRunning || isExpired}
        onOpenChange={close}
        role={isConfirming ? 'alertdialog' : 'dialog'}
        title={action.title}
        // Always there, because Ark refers to it for as long as the dialog is open.
        description={
          isConfirming ? (
            action.question(formatCount(view.total, ...bulk.noun))
          ) : isHolding ? (
            <span key="hold" ref={takeFocus} tabIndex={-1} className={status}>
              <span>{holdText(bulk, action, view)}</span>
              <span aria-hidden className={countdown}>{` in ${secondsLeft} s`}</span>
              {/* A screen reader hears the whole wait once. */}
              <VisuallyHidden>{` in ${formatCount(action.hold?.seconds ?? 0, 'second')}.`}</VisuallyHidden>
            </span>
          ) : (
            <span key={isFinished ? 'summary' : 'progress'} ref={takeFocus} tabIndex={-1} className={status}>
              {isFinished ? summaryText(bulk, action, view) : progressText(action, view)}
            </span>
          )
        }
        footer={
          isConfirming ? (
            <>
              <Button variant="outline" onClick={close}>
                Cancel
              </Button>
              <Button tone={tone} onClick={() => actor.send({ type: 'bulk.confirm' })}>
                {action.label}
              </Button>
            </>
          ) : isHolding ? (
            <>
              <Button variant="outline" onClick={close}>
                Undo
              </Button>
              {/* Ignores the second click of a double click on the button that was here. */}
              <Button tone={tone} onClick={({ detail }) => detail < 2 && actor.send({ type: 'hold.skip' })}>
                {action.hold?.actNow}
              </Button>
            </>
          ) : isFinished ? (
            <>
              {/* Ignores the second click of a double click on the button that was here. */}
              <Button variant="outline" onClick={({ detail }) => detail < 2 && close()}>
                Close
              </Button>
              {view.failed.length > 0 && (
                <Button onClick={() => actor.send({ type: 'failed.retry' })}>Retry</Button>
              )}
            </>
          ) : (
            <Button
              variant="outline"
              blocked={isStopping || isExpired}
              onClick={() => actor.send({ type: 'bulk.stop' })}
            >
              Stop after the current one
            </Button>
          )
        }
      >
        {isRunning || isExpired ? (
          <BulkProgress action={action} view={view} />
        ) : (
          isFinished && view.failed.length > 0 && <BulkFailures bulk={bulk} action={action} view={view} />
        )}
      </Dialog>
    </>
  )
}

import { failureOf, tradeExclusionView } from '@tarang/machines/trade-exclusion'
import { useSelector } from '@xstate/react'
import { actionBar, startAction } from '#patterns/action'
import { config } from '#platform/config'
import { formatDate } from '#platform/formats/console-date'
import { formatText } from '#platform/formats/format'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { MessageDialog } from '#ui/message-dialog'
import { toaster } from '#ui/toaster'
import { Fact, Facts } from './facts.tsx'
import { exclusion as action, isHeld } from './held-exclusion.ts'
import type { RunningExclusion } from './use-trade-exclusion.ts'

/** Asks for confirmation before excluding a live trade, then shows the success message. */
export function ExclusionDialogs({ exclusion }: { exclusion: RunningExclusion }) {
  const { isConfirming, isBusy, isBlocked, question, success, trade } = tradeExclusionView(
    useSelector(exclusion, (snapshot) => snapshot),
  )
  const cancel = () => exclusion.send({ type: 'exclusion.cancel' })
  const confirm = () => {
    if (!isHeld || !trade) return exclusion.send({ type: 'exclusion.confirm' })
    const failure = (error: unknown) => toaster.error({ title: failureOf(error) })
    void startAction(action, trade).then(cancel, failure)
  }
  const close = () => exclusion.send({ type: 'exclusion.dismiss' })
  return (
    <>
      <Dialog
        open={isConfirming}
        busy={isBlocked}
        onOpenChange={cancel}
        role="alertdialog"
        title="Delete trade"
        description={question}
        footer={
          <>
            <Button variant="outline" blocked={isBlocked} onClick={cancel}>
              Cancel
            </Button>
            <Button tone="danger" loading={isBusy} blocked={isBlocked} onClick={confirm}>
              Delete
            </Button>
          </>
        }
        {...(isHeld && { finalFocus: actionBar })}
      >
        <p className={css({ marginBottom: '4' })}>
          {config.extensions
            ? 'Clients will no longer see it. You can take this back in Live Trades.'
            : 'Clients will no longer see it.'}
        </p>
        <Facts>
          <Fact label="Stock Name" isText>
            {formatText(trade?.stockName)}
          </Fact>
          <Fact label="Entry Date">{formatDate(trade?.entryDate)}</Fact>
        </Facts>
      </Dialog>
      <MessageDialog
        open={success !== null}
        onClose={close}
        title="Success"
        text={success ?? ''}
        // The button that opened the dialog is now disabled and cannot take focus.
        finalFocus={focusableHeading}
      />
    </>
  )
}

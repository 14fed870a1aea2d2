import {
  type FailedWrite,
  type FailedWritesEmitted,
  failedWritesMachine,
  failedWritesView,
  formatFailedWrites,
  parseFailedWrites,
} from '@tarang/machines/failed-writes'
import { useSelector } from '@xstate/react'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useHeldFlow } from '#patterns/held-flow'
import { useCanWrite } from '#platform/api/role'
import { formatNumber } from '#platform/formats/format'
import { openForm } from '#platform/navigation/form-in-history'
import { focusableHeading } from '#platform/navigation/heading-focus'
import { useActorRef } from '#platform/use-actor-ref'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { VisuallyHidden } from '#ui/visually-hidden'
import { FailedWriteItem, nameOfWrite } from './failed-write-item.tsx'
import { failedWritesText } from './failed-writes-text.ts'
import { failedWrites } from './running-failed-writes.ts'

export { failedWrites }

const list = css({ display: 'grid', gap: '4' })
// The header has no room for it on a phone, and beside all of its links.
const icon = css({ display: { base: 'none', md: 'inline', xl: 'none', '2xl': 'inline' } })
const narrow = css({ '@media (width < 24rem)': { flexShrink: '1', paddingInline: '1' } })
const count = css({ fontVariantNumeric: 'tabular-nums', textAlign: 'center' })

/** The button with the number of a user's failed writes, and their list. */
export function FailedWritesTray({ user }: { user: string }) {
  const [saved] = useState(() => parseFailedWrites(failedWritesText.read(), user))
  const actor = useActorRef(failedWritesMachine, { input: { writes: saved } })
  const { writes, discarding, isLeaving } = failedWritesView(useSelector(actor, (snapshot) => snapshot))
  const [isOpen, setOpen] = useState(false)
  const [isStored, setStored] = useState(true)
  const canWrite = useCanWrite()
  const [, navigate] = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const items = useRef<HTMLDivElement>(null)
  const asked = useRef<HTMLElement>(null)

  useHeldFlow<FailedWritesEmitted>(actor, {}, 'console')
  useEffect(() => {
    const disconnect = failedWrites.connect(actor)
    const subscription = actor.subscribe(({ context }) => {
      setStored(failedWritesText.write(formatFailedWrites(context, user, failedWritesText.read())))
      // The next failure must not open the list.
      if (context.writes.length === 0) setOpen(false)
    })
    return () => {
      subscription.unsubscribe()
      disconnect()
    }
  }, [actor, user])

  // What ends elsewhere may have had the focus.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) items.current?.querySelector('section')?.focus()
  }, [isOpen, writes])

  const reopen = (write: FailedWrite, isRetry: boolean) => {
    setOpen(false)
    const { form, row, draft, idempotencyKey } = write
    openForm(navigate, write.path, { form, row, draft, idempotencyKey, write, isRetry })
  }
  const summary = `${formatNumber(writes.length)} not saved`
  const cancel = () => actor.send({ type: 'discard.cancel' })
  const confirm = () => actor.send({ type: 'discard.confirm' })
  // The button is removed with the last write.
  const finalFocus = () => button.current ?? focusableHeading()
  const afterQuestion = () =>
    asked.current?.isConnected ? asked.current : (items.current?.querySelector('section') ?? finalFocus())
  return (
    <>
      {/* Always mounted, because screen readers announce only changes. */}
      <VisuallyHidden>
        <p role="status">{writes.length > 0 && `${summary}.`}</p>
      </VisuallyHidden>
      {writes.length > 0 && (
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          data-failed-writes
          className={narrow}
          onClick={() => setOpen(true)}
        >
          <TriangleAlert aria-hidden className={icon} />
          <span className={count}>{summary}</span>
        </Button>
      )}
      <Dialog
        open={isOpen && writes.length > 0}
        onOpenChange={setOpen}
        size="lg"
        title="Not saved"
        description="Nothing here is sent again unless you ask for it."
        finalFocus={finalFocus}
        footer={
          <Button variant="outline" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <div ref={items} className={list}>
          {!isStored && (
            <Alert tone="warning">
              This browser cannot store them: its storage is full or not allowed. They are kept until you
              reload or close this tab.
            </Alert>
          )}
          {!canWrite && (
            <Alert tone="warning">
              Your role no longer allows changes, so these cannot be sent. They are kept until you log out.
            </Alert>
          )}
          {writes.map((write) => (
            <FailedWriteItem
              key={write.id}
              write={write}
              canWrite={canWrite}
              onReopen={(isRetry) => reopen(write, isRetry)}
              onDiscard={(button) => {
                asked.current = button
                actor.send({ type: 'write.discard', id: write.id })
              }}
            />
          ))}
        </div>
      </Dialog>
      <Dialog
        open={discarding !== null}
        onOpenChange={cancel}
        role="alertdialog"
        title="Discard this failed save?"
        description={
          discarding &&
          (discarding.items
            ? `“${nameOfWrite(discarding)}” is not tried again.`
            : `What you typed in “${nameOfWrite(discarding)}” is lost.`)
        }
        finalFocus={afterQuestion}
        footer={
          <>
            <Button variant="outline" onClick={cancel}>
              Keep it
            </Button>
            <Button tone="danger" onClick={confirm}>
              Discard
            </Button>
          </>
        }
      />
      <Dialog
        open={isLeaving}
        onOpenChange={cancel}
        role="alertdialog"
        title="Log out now?"
        description={`${summary}. Logging out discards ${writes.length === 1 ? 'it' : 'them'}.`}
        footer={
          <>
            <Button variant="outline" onClick={cancel}>
              Stay logged in
            </Button>
            <Button tone="danger" onClick={confirm}>
              Discard and log out
            </Button>
          </>
        }
      />
    </>
  )
}

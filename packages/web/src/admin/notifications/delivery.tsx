import type { NotificationDelivery } from '@tarang/sdk/extensions'
import { useEffect, useState } from 'react'
import { defineAction, useAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { useCanWrite } from '#platform/api/role'
import { formatCount } from '#platform/formats/format'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { DeliveryFigures } from './delivery-figures.tsx'

/** Milliseconds between two looks at a notification that is being sent. */
const REFRESH = 2_000

const progress = defineResource<NotificationDelivery, string>({
  load: (id, options) => extensions.deliveries.get(id, options),
})

const cancellation = defineAction<NotificationDelivery>({
  title: 'Cancel Sending',
  question: ({ queued }) =>
    `Are you sure you want to cancel the ${formatCount(queued, 'message')} not sent yet? Messages that are sent already cannot be taken back.`,
  confirm: 'Cancel sending',
  isDangerous: true,
  act: ({ id }, options) => extensions.deliveries.cancel(id, options),
  done: 'The rest of this notification is cancelled.',
  failure: serverMessageOr('Failed to cancel the notification.'),
})

const repetition = defineAction<NotificationDelivery>({
  title: 'Send Again',
  question: ({ failed }) => `Send the ${formatCount(failed, 'message')} that failed again?`,
  confirm: 'Send again',
  act: ({ id }, options) => extensions.deliveries.retry(id, options),
  done: 'The failed messages are being sent again.',
  failure: serverMessageOr('Failed to send the messages again.'),
})

interface DeliveryProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** What has become of a notification for its recipients, with ways to cancel it and to send it again. */
export function Delivery({ id, title, onClose }: DeliveryProps) {
  const { status, data, error, retry } = useResource(progress, { request: id })
  const canWrite = useCanWrite()
  const [isAsking, setAsking] = useState(false)
  const goOn = () => {
    setAsking(false)
    retry()
  }
  const cancelling = useAction(cancellation, { onClosed: goOn })
  const repeating = useAction(repetition, { onClosed: goOn })
  const isSending = data?.state === 'sending'
  useEffect(() => {
    // After a failure the user retries: a timer would remove the alert and its focused button.
    if (!isSending || isAsking || status !== 'ready') return
    const timer = setTimeout(retry, REFRESH)
    return () => clearTimeout(timer)
  })
  const ask = (actor: typeof cancelling) => {
    if (!data) return
    setAsking(true)
    actor.ask(data)
  }
  return (
    <Dialog
      open={!isAsking}
      onOpenChange={onClose}
      title="Delivery"
      description={title}
      footer={
        <>
          {canWrite && isSending && (
            <Button variant="outline" onClick={() => ask(cancelling)}>
              Cancel sending
            </Button>
          )}
          {canWrite && data !== null && data.failed > 0 && data.state !== 'cancelled' && (
            <Button variant="outline" onClick={() => ask(repeating)}>
              Send again where it failed
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <DeliveryFigures data={data} error={error} onRetry={retry} />
    </Dialog>
  )
}

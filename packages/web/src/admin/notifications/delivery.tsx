import type { NotificationDelivery } from '@tarang/sdk/extensions'
import { useEffect } from 'react'
import { useAction } from '#patterns/action'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { useCanWrite } from '#platform/api/role'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { cancellation, repetition } from './delivery-actions.ts'
import { DeliveryFigures } from './delivery-figures.tsx'

/** Milliseconds between two looks at a notification that is being sent. */
const REFRESH = 2_000

const progress = defineResource<NotificationDelivery, string>({
  load: (id, options) => extensions.deliveries.get(id, options),
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
  const cancelling = useAction(cancellation, { onClosed: retry })
  const repeating = useAction(repetition, { onClosed: retry })
  // The dialogs of an action take its place, also when the list of failed saves opens them.
  const isActing = [cancelling, repeating].some(({ view }) => view !== null && view.status !== 'idle')
  const isSending = data?.state === 'sending'
  useEffect(() => {
    // After a failure the user retries: a timer would remove the alert and its focused button.
    if (!isSending || isActing || status !== 'ready') return
    const timer = setTimeout(retry, REFRESH)
    return () => clearTimeout(timer)
  })
  const ask = (actor: typeof cancelling) => {
    if (data) actor.ask({ ...data, title })
  }
  return (
    <Dialog
      open={!isActing}
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

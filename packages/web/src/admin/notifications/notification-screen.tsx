import { messages, type NotificationDraft, whyNotSent } from '@tarang/machines/notification'
import type { Notification, NotificationType } from '@tarang/sdk'
import { useState } from 'react'
import { defineEditor, EditableTableScreen } from '#patterns/editor'
import { type HeldAction, holdAction } from '#patterns/held-action'
import { dateTime, defineTable, longText, rowNumber, secondary, text } from '#patterns/table'
import { api } from '#platform/api'
import { config } from '#platform/config'
import { formatText } from '#platform/format'
import { onDemand } from '#platform/on-demand'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { VisuallyHidden } from '#ui/visually-hidden'
import { heldSendingOf, sendDraft } from './sending.ts'

/** A notification with its sequence number, counted from the oldest in its channel: the API sends no id. */
interface Sent extends Notification {
  readonly sequence: number
}

const delivery = onDemand(() => import('./delivery.tsx'))

const notificationsOf = (channel: NotificationType) =>
  defineTable<Sent>({
    load: async (options) =>
      (await api.notifications.list(channel, options)).map((notification, index, { length }) => ({
        ...notification,
        sequence: length - index,
      })),
    rowId: ({ sequence }) => sequence,
    empty: 'No notifications available.',
    failure: 'Failed to fetch notifications.',
    columns: [
      rowNumber('#'),
      text('Title', 'title'),
      text('Topic', 'topic'),
      secondary(text('Type', 'type')),
      longText('Short Description', 'shortDesc'),
      secondary(longText('Long Description', 'longDesc')),
      dateTime('Created At', 'createdAt'),
      secondary(dateTime('Modified On', 'modifiedOn')),
    ],
  })

async function handOver(heldSending: HeldAction<NotificationDraft>, draft: NotificationDraft) {
  await holdAction(heldSending, draft)
  return undefined
}

const notificationEditorOf = (
  channel: NotificationType,
  heldSending: HeldAction<NotificationDraft> | undefined,
) =>
  defineEditor({
    noun: 'Notification',
    submit: 'Send',
    draftOf: (_: Sent | null): NotificationDraft => ({ title: '', shortDesc: '', longDesc: '' }),
    fields: [
      { kind: 'text', name: 'title', label: 'Title', required: true, isWide: true },
      { kind: 'textarea', name: 'shortDesc', label: 'Short Description', required: true },
      { kind: 'textarea', name: 'longDesc', label: 'Long Description', required: true },
    ],
    create: heldSending ? (draft) => handOver(heldSending, draft) : sendDraft(channel),
    added: messages.sent,
    notAdded: whyNotSent,
    success: heldSending ? 'later' : 'toast',
  })

/** Opens what has become of a notification, where the API records it. */
function DeliveryButton({ notification, onOpen }: { notification: Sent; onOpen: () => void }) {
  // A server without the record of deliveries sends no id.
  if (notification.id == null) return null
  const open = () =>
    delivery.load().then(onOpen, () => toaster.error({ title: 'Failed to load this part of the page.' }))
  return (
    <Button variant="outline" size="sm" onClick={open}>
      Delivery
      <VisuallyHidden>{` ${formatText(notification.title)}`}</VisuallyHidden>
    </Button>
  )
}

interface NotificationScreenOptions {
  readonly hasDelivery?: boolean
  /** Seconds before a notification is sent. */
  readonly holdSeconds?: number
}

/** Creates the screen for one channel. */
export const notificationScreen = (
  channel: NotificationType,
  {
    hasDelivery = config.extensions,
    holdSeconds = config.holdSeconds.notification,
  }: NotificationScreenOptions = {},
) => {
  const table = notificationsOf(channel)
  const heldSending = holdSeconds > 0 ? heldSendingOf(channel, holdSeconds) : undefined
  const editor = notificationEditorOf(channel, heldSending)
  return function NotificationScreen() {
    const [shown, setShown] = useState<Sent | null>(null)
    const module = delivery.useLoaded()
    return (
      <>
        <EditableTableScreen
          title={`${channel} Notifications`}
          table={table}
          editor={editor}
          heldAction={heldSending}
          {...(hasDelivery && {
            rowReadActions: (row: Sent) => <DeliveryButton notification={row} onOpen={() => setShown(row)} />,
          })}
        />
        {module && shown && (
          <module.Delivery
            key={shown.id}
            id={String(shown.id)}
            title={formatText(shown.title)}
            onClose={() => setShown(null)}
          />
        )}
      </>
    )
  }
}

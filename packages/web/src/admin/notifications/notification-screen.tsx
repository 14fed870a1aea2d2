import type { Outcome } from '@tarang/machines/failed-outcome'
import type { NewFailedWrite } from '@tarang/machines/failed-writes'
import { mostCharacters } from '@tarang/machines/field-rules'
import { messages, whyNotSent } from '@tarang/machines/notification'
import type { Notification, NotificationType } from '@tarang/sdk'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { type Action, startAction, useAction } from '#patterns/action'
import { defineEditor, EditableTable, failedWriteOf } from '#patterns/editor'
import { dateTime, defineTable, longText, rowNumber, secondary, text, useTable, word } from '#patterns/table'
import { api } from '#platform/api/api'
import { resumeSubmission } from '#platform/api/submission'
import { config } from '#platform/config'
import { formatText } from '#platform/formats/format'
import { onDemand } from '#platform/loading/on-demand'
import { address } from '#platform/navigation/address'
import { toaster } from '#ui/toaster'
import { cancellation, repetition } from './delivery-actions.ts'
import { formPathOf, openDelivery, withDelivery } from './delivery-path.ts'
import { titleAgainProblem } from './notification-preview.model.ts'
import { counterNotes, NotificationPreview } from './notification-preview.tsx'
import { heldSendingOf, sendDraft, type TypedNotification } from './sending.ts'

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
    addedFields: ['sequence'],
    empty: 'No notifications available.',
    failure: 'Failed to fetch notifications.',
    columns: [
      rowNumber('#'),
      text('Title', 'title'),
      word('Topic', 'topic'),
      secondary(word('Type', 'type')),
      longText('Short Description', 'shortDesc'),
      secondary(longText('Long Description', 'longDesc')),
      dateTime('Created At', 'createdAt'),
      secondary(dateTime('Modified On', 'modifiedOn')),
    ],
  })

const titleAgain = {
  kind: 'text',
  name: 'titleAgain',
  label: 'Title again',
  hint: 'Type the title once more: a notification that is sent cannot be taken back.',
  required: true,
  isWide: true,
} as const

/** A kept draft has the key of its first sending; the editor forgets it once the wait has started, so the copy has it too. */
async function handOver(
  heldSending: Action<TypedNotification>,
  draft: TypedNotification,
  idempotencyKey: string | undefined,
) {
  const subject = { ...draft }
  if (idempotencyKey !== undefined) resumeSubmission(subject, idempotencyKey)
  await startAction(heldSending, subject)
  return undefined
}

interface NotificationEditorOptions {
  readonly heldSending: Action<TypedNotification> | undefined
  readonly asksTitleAgain: boolean
}

const notificationEditorOf = (
  channel: NotificationType,
  { heldSending, asksTitleAgain }: NotificationEditorOptions,
) =>
  defineEditor({
    noun: 'Notification',
    submit: 'Send',
    draftOf: (_: Sent | null): TypedNotification => ({
      title: '',
      shortDesc: '',
      longDesc: '',
      titleAgain: '',
    }),
    fields: [
      {
        kind: 'text',
        name: 'title',
        label: 'Title',
        most: mostCharacters.title,
        required: true,
        isWide: true,
      },
      {
        kind: 'textarea',
        name: 'shortDesc',
        label: 'Short Description',
        most: mostCharacters.paragraph,
        required: true,
      },
      {
        kind: 'textarea',
        name: 'longDesc',
        label: 'Long Description',
        most: mostCharacters.message,
        required: true,
      },
      ...(asksTitleAgain ? [titleAgain] : []),
    ],
    validate: (draft) => (asksTitleAgain ? titleAgainProblem(draft) : {}),
    notesOf: (draft) => counterNotes(channel, draft),
    create: heldSending
      ? (draft, { idempotencyKey }) => handOver(heldSending, draft, idempotencyKey)
      : sendDraft(channel),
    added: messages.sent,
    notAdded: whyNotSent,
    participle: 'sent',
    success: heldSending ? 'later' : 'toast',
  })

const onDelivery = (open?: () => void) => delivery.load().then(open, toaster.notLoaded)

interface NotificationScreenOptions {
  /** Whether the API counts recipients and records what became of a notification. */
  readonly hasDelivery?: boolean
  readonly asksTitleAgain?: boolean
  /** Seconds before a notification is sent. */
  readonly holdSeconds?: number
}

/** Creates the screen for one channel. */
export const notificationScreen = (
  channel: NotificationType,
  {
    hasDelivery = config.extensions,
    asksTitleAgain = config.confirmNotificationTitle,
    holdSeconds = config.holdSeconds.notification,
  }: NotificationScreenOptions = {},
) => {
  const table = notificationsOf(channel)
  const keep = (draft: TypedNotification, outcome: Outcome): NewFailedWrite | null =>
    failedWriteOf(editor, { row: null, draft, ...outcome }, formPathOf(channel))
  const heldSending = holdSeconds > 0 ? heldSendingOf(channel, holdSeconds, keep) : undefined
  const editor = notificationEditorOf(channel, { heldSending, asksTitleAgain })
  return function NotificationScreen() {
    const shown = openDelivery(useSearch())
    const show = (id: string | null) => address.write(withDelivery(address.search(), id), { isStep: false })
    const rows = useTable(table)
    const sent = useSelector(rows, ({ context }) => context.rows)
    const title = sent?.find(({ id }) => id != null && String(id) === shown)?.title
    const module = delivery.useLoaded()
    // The list of failed saves opens them where no delivery is shown.
    useAction(hasDelivery ? cancellation : undefined)
    useAction(hasDelivery ? repetition : undefined)
    useEffect(() => {
      if (shown !== null) onDelivery()
    }, [shown])
    return (
      <>
        <EditableTable
          title={`${channel} Notifications`}
          table={table}
          rows={rows}
          editor={editor}
          action={heldSending}
          preview={(draft) => (
            <NotificationPreview
              channel={channel}
              draft={draft}
              sent={sent ?? []}
              hasRecipients={hasDelivery}
            />
          )}
          actionsWidth={92}
          {...(hasDelivery && {
            // A server without the record of deliveries sends no id.
            rowReadActions: ({ id }: Sent) =>
              id == null ? [] : [{ label: 'Delivery', opens: () => onDelivery(() => show(String(id))) }],
          })}
        />
        {module && hasDelivery && shown !== null && (
          <module.Delivery
            id={shown}
            title={title === undefined ? `Notification ${shown}` : formatText(title)}
            onClose={() => show(null)}
          />
        )}
      </>
    )
  }
}

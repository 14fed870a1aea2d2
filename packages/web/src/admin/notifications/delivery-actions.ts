import type { NotificationDelivery } from '@tarang/sdk/extensions'
import { defineAction } from '#patterns/action'
import { serverMessageOr } from '#patterns/editor'
import { extensions } from '#platform/api/extensions'
import { formatCount } from '#platform/formats/format'

interface TitledDelivery extends NotificationDelivery {
  readonly title: string
}

/** Cancels what is not sent yet. */
export const cancellation = defineAction<TitledDelivery>({
  title: 'Cancel Sending',
  question: ({ queued }) =>
    `Are you sure you want to cancel the ${formatCount(queued, 'message')} not sent yet? Messages that are sent already cannot be taken back.`,
  confirm: 'Cancel sending',
  isDangerous: true,
  act: ({ id }, options) => extensions.deliveries.cancel(id, options),
  done: 'The rest of this notification is cancelled.',
  failure: serverMessageOr('Failed to cancel the notification.'),
  participle: 'cancelled',
  nameOf: ({ title }) => title,
})

/** Sends what has failed again. */
export const repetition = defineAction<TitledDelivery>({
  title: 'Send Again',
  question: ({ failed }) => `Send the ${formatCount(failed, 'message')} that failed again?`,
  confirm: 'Send again',
  act: ({ id }, options) => extensions.deliveries.retry(id, options),
  done: 'The failed messages are being sent again.',
  failure: serverMessageOr('Failed to send the messages again.'),
  participle: 'sent again',
  nameOf: ({ title }) => title,
})

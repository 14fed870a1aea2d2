import { isSameDraft, isSessionExpired } from '@tarang/machines/editor'
import {
  messages,
  type NotificationDraft,
  notificationOf,
  notificationSender,
  whyNotSent,
} from '@tarang/machines/notification'
import type { NotificationType } from '@tarang/sdk'
import { type Action, defineAction } from '#patterns/action'
import { api } from '#platform/api/api'
import { formatCount } from '#platform/formats/format'
import { toaster } from '#ui/toaster'
import { formPathOf } from './delivery-path.ts'
import { lastRecipientCount } from './recipients.ts'

const send = notificationSender(api)

/** A draft as the form has it. Some firms ask for the title twice. */
export interface TypedNotification extends NotificationDraft {
  readonly titleAgain: string
}

/** Sends a draft by a channel. */
export const sendDraft =
  (channel: NotificationType) =>
  async (draft: NotificationDraft, options: Parameters<typeof send>[1]): Promise<undefined> => {
    try {
      await send(notificationOf(channel, draft), options)
    } catch (error) {
      // Nothing shows the error of an expired session, so a toast explains why the login dialog opens.
      if (isSessionExpired(error)) toaster.error({ title: whyNotSent(error) })
      throw error
    }
  }

const ways: Readonly<Record<NotificationType, string>> = {
  App: 'in the app',
  WhatsApp: 'on WhatsApp',
  Email: 'by email',
}

/** What the wait says: 'Sending “Markets closed” to 284 people on WhatsApp'. An API without consents tells no number. */
function sendingText(channel: NotificationType, title: string): string {
  const count = lastRecipientCount(channel)
  const people = count === undefined ? '' : ` to ${formatCount(count, 'person', 'people')}`
  return `Sending “${title.trim()}”${people} ${ways[channel]}`
}

/** The sending of a draft that waits first. */
export const heldSendingOf = (
  channel: NotificationType,
  seconds: number,
  failedWrite: Action<TypedNotification>['failedWrite'],
): Action<TypedNotification> =>
  defineAction<TypedNotification>({
    wait: {
      seconds,
      doing: ({ title }) => sendingText(channel, title),
      notDone: ({ title }) => `“${title.trim()}” has not been sent.`,
      actNow: 'Send now',
    },
    nameOf: ({ title }) => title.trim(),
    act: sendDraft(channel),
    done: messages.sent,
    failure: whyNotSent,
    form: { path: formPathOf(channel), title: 'Add Notification' },
    participle: 'sent',
    failedWrite,
    isSame: isSameDraft,
  })

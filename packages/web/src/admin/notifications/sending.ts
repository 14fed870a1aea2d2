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
import { api } from '#platform/api'
import { toaster } from '#ui/toaster'

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

/** Not who gets it: an API with consents sends to those who agreed. */
const ways: Readonly<Record<NotificationType, string>> = {
  App: 'to the app',
  WhatsApp: 'by WhatsApp',
  Email: 'by email',
}

/** The screen with the form of a channel. */
export const formPathOf = (channel: NotificationType) => `/notificationDataManager/${channel.toLowerCase()}`

/** The sending of a draft that waits first. */
export const heldSendingOf = (
  channel: NotificationType,
  seconds: number,
  failedWrite?: Action<TypedNotification>['failedWrite'],
): Action<TypedNotification> =>
  defineAction<TypedNotification>({
    wait: {
      seconds,
      doing: ({ title }) => `Sending “${title.trim()}” ${ways[channel]}`,
      notDone: ({ title }) => `“${title.trim()}” has not been sent.`,
      actNow: 'Send now',
    },
    act: sendDraft(channel),
    done: messages.sent,
    failure: whyNotSent,
    formPath: formPathOf(channel),
    participle: 'sent',
    ...(failedWrite && { failedWrite }),
    isSame: isSameDraft,
  })

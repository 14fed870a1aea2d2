import {
  isApiError,
  type NewNotification,
  type NotificationReceipt,
  type NotificationType,
} from '@tarang/sdk'
import { isRefreshError } from '../session-errors.ts'

/** By what a notification goes out, as headings and the API spell it. */
export const channels = ['App', 'WhatsApp', 'Email'] as const satisfies readonly NotificationType[]

/** What a person writes of a notification, in the order it is asked for. */
export interface NotificationDraft {
  readonly title: string
  readonly shortDesc: string
  readonly longDesc: string
}

/** What a sending knows: what is sent, what was answered, and why it was not sent. */
export interface NotificationContext {
  readonly notification: NewNotification
  /** What the API said to it; nothing where it said nothing. */
  readonly receipt: NotificationReceipt | undefined
  readonly error: unknown
}

/** What came of a sending. */
export type NotificationOutcome =
  | { readonly isSent: true; readonly receipt: NotificationReceipt | undefined }
  | { readonly isSent: false; readonly error: unknown }

export const messages = {
  title: 'Title is required',
  shortDesc: 'Short description is required',
  longDesc: 'Long description is required',
  sent: 'Notification sent successfully!',
  notRefreshed: 'Failed to refresh the token.',
  refused: (message: string) => `Failed to send notification: ${message || 'Unknown error'}`,
  failed: 'Error sending notification.',
} as const

/** The channel that a part of a path names (`whatsapp`); App where it names none. */
export const channelOf = (name: string | undefined): NotificationType =>
  channels.find((channel) => channel.toLowerCase() === name?.toLowerCase()) ?? 'App'

export const emptyDraft: NotificationDraft = { title: '', shortDesc: '', longDesc: '' }

/** What is wrong with a draft, by field. */
export const problemsOf = (
  draft: NotificationDraft,
): Readonly<Partial<Record<keyof NotificationDraft, string>>> => ({
  ...(draft.title.trim() === '' && { title: messages.title }),
  ...(draft.shortDesc.trim() === '' && { shortDesc: messages.shortDesc }),
  ...(draft.longDesc.trim() === '' && { longDesc: messages.longDesc }),
})

/** A draft as it is sent by a channel. */
export const notificationOf = (channel: NotificationType, draft: NotificationDraft): NewNotification => ({
  title: draft.title.trim(),
  shortDesc: draft.shortDesc.trim(),
  longDesc: draft.longDesc.trim(),
  sendWhatsappNoti: channel === 'WhatsApp',
  sendPopupNoti: channel === 'App',
})

/** Whether a notification was refused because of the token it came with, whatever the HTTP status. */
export const isStaleToken = (error: unknown): boolean =>
  isApiError(error) && Object.hasOwn(error.fields, 'jwt')

/** Why a notification was not sent, as the person reads it: only a refusal of the API has words for people. */
export function whyNotSent(error: unknown): string {
  if (isRefreshError(error)) return messages.notRefreshed
  return isApiError(error) ? messages.refused(error.message) : messages.failed
}

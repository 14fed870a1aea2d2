import {
  isApiError,
  type NewNotification,
  type NotificationReceipt,
  type NotificationType,
  notificationFlags,
} from '@tarang/sdk'
import { isRefreshError } from '../session-errors.ts'

/** The fields in the order of the form. */
export interface NotificationDraft {
  readonly title: string
  readonly shortDesc: string
  readonly longDesc: string
}

export interface NotificationContext {
  readonly notification: NewNotification
  /** The API may answer without one. */
  readonly receipt: NotificationReceipt | undefined
  readonly error: unknown
}

export type NotificationOutcome =
  | { readonly isSent: true; readonly receipt: NotificationReceipt | undefined }
  | { readonly isSent: false; readonly error: unknown }

export const messages = {
  sent: 'Notification sent successfully!',
  notRefreshed: 'Failed to refresh the token.',
  refused: (message: string) => `Failed to send notification: ${message || 'Unknown error'}`,
  failed: 'Error sending notification.',
} as const

/** The request that sends a draft: texts trimmed, the channel as flags. */
export const notificationOf = (channel: NotificationType, draft: NotificationDraft): NewNotification => ({
  title: draft.title.trim(),
  shortDesc: draft.shortDesc.trim(),
  longDesc: draft.longDesc.trim(),
  ...notificationFlags[channel],
})

/** Whether the API refused the token, whatever the HTTP status. */
export const isStaleToken = (error: unknown): boolean =>
  isApiError(error) && Object.hasOwn(error.fields, 'jwt')

/** Why a notification was not sent, as the user reads it. Only the API's refusals carry text for users. */
export function whyNotSent(error: unknown): string {
  if (isRefreshError(error)) return messages.notRefreshed
  return isApiError(error) ? messages.refused(error.reason) : messages.failed
}

import type { NewNotification } from './generated/notifications.ts'
import type { NotificationType } from './generated/platform.ts'

/** The flags of a notification that choose its channel; e-mail is chosen by neither. */
export const notificationFlags: Readonly<
  Record<NotificationType, Pick<NewNotification, 'sendWhatsappNoti' | 'sendPopupNoti'>>
> = {
  App: { sendWhatsappNoti: false, sendPopupNoti: true },
  WhatsApp: { sendWhatsappNoti: true, sendPopupNoti: false },
  Email: { sendWhatsappNoti: false, sendPopupNoti: false },
}

/** Every channel of notifications. */
export const notificationTypes = Object.keys(notificationFlags) as readonly NotificationType[]

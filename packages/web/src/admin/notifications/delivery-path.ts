import type { NotificationType } from '@tarang/sdk'

/** The screen with the form of a channel. */
export const formPathOf = (channel: NotificationType) => `/notificationDataManager/${channel.toLowerCase()}`

const KEY = 'delivery'

/** The address that opens what has become of a notification. */
export const deliveryPathOf = (channel: NotificationType, id: string) =>
  `${formPathOf(channel)}?${new URLSearchParams({ [KEY]: id })}`

/** The notification whose delivery an address opens. */
export const openDelivery = (search: string) => new URLSearchParams(search).get(KEY)

/** An address with the delivery of another notification, or of none. */
export function withDelivery(search: string, id: string | null): string {
  const params = new URLSearchParams(search)
  params.delete(KEY)
  if (id !== null) params.set(KEY, id)
  return params.toString()
}

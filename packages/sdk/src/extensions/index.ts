export type { Activity, ExcludedTrade, NotificationDelivery } from '../generated/extensions.ts'
export { type ActivityApi, type ActivityQuery, listActivity } from './activity.ts'
export { createExtensions, type Extensions } from './client.ts'
export {
  cancelNotificationDelivery,
  type DeliveriesApi,
  getNotificationDelivery,
  retryNotificationDelivery,
} from './deliveries.ts'
export { type ExcludedTradesApi, includeLiveTrade } from './live-trades.ts'
export { type LoginApi, sendEmailCode } from './login.ts'

export { notificationActors, notificationSender } from './notification.actors.ts'
export { notificationMachine } from './notification.machine.ts'
export {
  messages,
  type NotificationContext,
  type NotificationDraft,
  type NotificationOutcome,
  notificationOf,
  whyNotSent,
} from './notification.model.ts'

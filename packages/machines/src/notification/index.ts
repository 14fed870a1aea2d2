export { notificationActors, notificationSender } from './notification.actors.ts'
export { notificationMachine } from './notification.machine.ts'
export {
  channelOf,
  channels,
  emptyDraft,
  messages,
  type NotificationContext,
  type NotificationDraft,
  type NotificationOutcome,
  notificationOf,
  problemsOf,
  whyNotSent,
} from './notification.model.ts'

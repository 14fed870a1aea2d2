import type { NewNotification, NotificationReceipt } from '@tarang/sdk'
import { assign, setup } from 'xstate'
import { RefreshError } from '../session-errors.ts'
import { unprovided } from '../unprovided/index.ts'
import { isStaleToken, type NotificationContext, type NotificationOutcome } from './notification.model.ts'

/** Sends one notification. A stale token is refreshed once, and the notification sent once more. */
export const notificationMachine = setup({
  types: {
    context: {} as NotificationContext,
    input: {} as NewNotification,
    output: {} as NotificationOutcome,
  },
  actors: {
    send: unprovided<NotificationReceipt | undefined, NewNotification>('send'),
    refreshToken: unprovided<void>('refreshToken'),
  },
  actions: {
    setReceipt: assign((_, { receipt }: { receipt: NotificationReceipt | undefined }) => ({ receipt })),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: {
    isStaleToken: (_, { error }: { error: unknown }) => isStaleToken(error),
  },
}).createMachine({
  id: 'notification',
  context: ({ input }) => ({ notification: input, receipt: undefined, error: null }),
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.notification,
        onDone: {
          target: 'sent',
          actions: { type: 'setReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isStaleToken', params: ({ event }) => ({ error: event.error }) },
            target: 'refreshing',
          },
          {
            target: 'failed',
            actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refreshing: {
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        onDone: 'sendingAgain',
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: new RefreshError(event.error) }) },
        },
      },
    },
    sendingAgain: {
      invoke: {
        id: 'sendAgain',
        src: 'send',
        input: ({ context }) => context.notification,
        onDone: {
          target: 'sent',
          actions: { type: 'setReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: { type: 'final' },
    failed: { type: 'final' },
  },
  output: ({ context: { receipt, error } }) =>
    error === null ? { isSent: true, receipt } : { isSent: false, error },
})

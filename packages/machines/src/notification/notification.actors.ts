import { type Api, NetworkError, type NewNotification, type NotificationReceipt } from '@tarang/sdk'
import { type AnyActor, createActor, fromPromise, toPromise } from 'xstate'
import { notificationMachine } from './notification.machine.ts'

/** The calls behind `notificationMachine`, made over the SDK. */
export const notificationActors = (api: Pick<Api, 'notifications' | 'auth'>) => ({
  send: fromPromise<NotificationReceipt | undefined, NewNotification>(({ input, signal }) =>
    api.notifications.send(input, { signal }),
  ),
  // Not given up with the machine: the old refresh token may be spent, and its successor would be lost.
  refreshToken: fromPromise<void, void>(() => api.auth.renew()),
})

/**
 * Sends a notification to everyone as `notificationMachine` does, or throws why not: what an editor saves with.
 * `whyNotSent` has the words for what is thrown.
 *
 * @example
 * ```ts
 * const send = notificationSender(api)
 * await send(notificationOf('App', draft), { signal })
 * ```
 */
export function notificationSender(api: Pick<Api, 'notifications' | 'auth'>) {
  const machine = notificationMachine.provide({ actors: notificationActors(api) })
  return async (notification: NewNotification, { signal }: { signal?: AbortSignal } = {}) => {
    if (signal?.aborted) throw new NetworkError('aborted', signal.reason)
    const sending = createActor(machine, { input: notification })
    const outcome = await Promise.race([givenUp(sending, signal), toPromise(sending.start())])
    if (!outcome.isSent) throw outcome.error
    return outcome.receipt
  }
}

const givenUp = (sending: AnyActor, signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new NetworkError('aborted', signal?.reason))
      sending.stop()
    }
    signal?.addEventListener('abort', giveUp, { once: true })
  })

import {
  type Api,
  type CallOptions,
  NetworkError,
  type NewNotification,
  type NotificationReceipt,
} from '@tarang/sdk'
import { type AnyActor, fromPromise, toPromise } from 'xstate'
import { createActor } from '../create-actor/index.ts'
import { notificationMachine } from './notification.machine.ts'

/** The SDK calls of `notificationMachine`. */
export const notificationActors = (api: Pick<Api, 'notifications' | 'auth'>, idempotencyKey?: string) => ({
  send: fromPromise<NotificationReceipt | undefined, NewNotification>(({ input, signal }) =>
    api.notifications.send(input, { signal, idempotencyKey }),
  ),
  // Not aborted with the machine: the old refresh token may be spent, and the new one would be lost.
  refreshToken: fromPromise<void, void>(() => api.auth.renew()),
})

/**
 * Runs `notificationMachine` as a promise, for an editor's `save`; it rejects with the failure, which `whyNotSent` turns
 * into a message.
 *
 * @example
 * ```ts
 * const send = notificationSender(api)
 * await send(notificationOf('App', draft), { signal })
 * ```
 */
export function notificationSender(api: Pick<Api, 'notifications' | 'auth'>) {
  return async (
    notification: NewNotification,
    { signal, idempotencyKey }: Pick<CallOptions, 'signal' | 'idempotencyKey'> = {},
  ) => {
    const machine = notificationMachine.provide({ actors: notificationActors(api, idempotencyKey) })
    if (signal?.aborted) throw new NetworkError('aborted', signal.reason)
    const sending = createActor(machine, { input: notification })
    const outcome = await Promise.race([rejectOnAbort(sending, signal), toPromise(sending.start())])
    if (!outcome.isSent) throw outcome.error
    return outcome.receipt
  }
}

const rejectOnAbort = (sending: AnyActor, signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => {
    const abort = () => {
      reject(new NetworkError('aborted', signal?.reason))
      sending.stop()
    }
    signal?.addEventListener('abort', abort, { once: true })
  })

import { type Api, ApiError, NetworkError, type NewNotification, type NotificationReceipt } from '@tarang/sdk'
import { type AnyActor, createActor, fromPromise, toPromise } from 'xstate'
import { notificationMachine } from './notification.machine.ts'

/** Where the session's tokens are kept; the API's `send` carries the one kept there. */
export interface Tokens {
  readonly refreshToken: () => string | null
  /** Puts a new token in the place of the old one, and the refresh token's successor where there is one. */
  readonly replace: (tokens: { readonly jwtToken: string; readonly refreshToken?: string }) => void
}

/** The calls behind `notificationMachine`, made over the SDK. */
export const notificationActors = (api: Pick<Api, 'notifications' | 'auth'>, tokens: Tokens) => ({
  send: fromPromise<NotificationReceipt | undefined, NewNotification>(({ input, signal }) =>
    api.notifications.send(input, { signal }),
  ),
  refreshToken: fromPromise<void, void>(async () => {
    const used = tokens.refreshToken()
    if (!used) throw sessionEnded()
    // Not given up with the machine: the old refresh token may be spent, and its successor would be lost.
    const { token, refreshToken } = await api.auth.refresh(used)
    // Who has logged out, or in again, meanwhile is not put back.
    if (tokens.refreshToken() !== used) throw sessionEnded()
    tokens.replace({ jwtToken: token, ...(refreshToken && { refreshToken }) })
  }),
})

/**
 * Sends a notification to everyone as `notificationMachine` does, or throws why not: what an editor saves with.
 * `whyNotSent` has the words for what is thrown.
 *
 * @example
 * ```ts
 * const send = notificationSender(api, tokens)
 * await send(notificationOf('App', draft), { signal })
 * ```
 */
export function notificationSender(api: Pick<Api, 'notifications' | 'auth'>, tokens: Tokens) {
  const machine = notificationMachine.provide({ actors: notificationActors(api, tokens) })
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

// As the API would have refused it.
const sessionEnded = () => new ApiError('', 401)

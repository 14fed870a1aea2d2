import type { Bearer } from './bearers.ts'
import { type Clock, type Milliseconds, systemClock } from './clock.ts'
import type { ApiError } from './errors.ts'
import type { CompleteResponse } from './fetch.ts'
import { type CallEvent, type Hooks, notify } from './hooks.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { redactBody, redactUrl } from './redact.ts'
import { refusalOf } from './response-body.ts'
import type { RetryOptions } from './retry.ts'

/** The description of a call before it is made. */
export interface CallDescription {
  /** The operation, as events and errors name it. */
  readonly operation: string
  readonly method: string
  /** Without path parameters until the request is made. */
  readonly url: string
  /** The body before it is serialized, for hooks. */
  readonly body?: unknown
  /** A read is safe to retry. */
  readonly isRead: boolean
  /** An upload may take longer. */
  readonly isUpload?: boolean
  /** A response from outside the API has no envelope. */
  readonly isExternal?: boolean
  readonly bearer?: Bearer | undefined
}

/** A call while it is made, with all its attempts. */
export interface Call extends CallDescription {
  url: string
  /** 1, 2, 3, … for each connection. */
  readonly number: number
  /** The caller's own, for hooks. */
  readonly context?: unknown
  readonly retry: RetryOptions | false | undefined
  /** The time of one attempt. */
  readonly timeout: Milliseconds
  /** The moment at which all attempts end. */
  readonly deadline: Milliseconds
  /** The number of attempts so far. */
  attempts: number
  /** The error of a response that refuses the call. */
  readonly refusalOf: (response: CompleteResponse) => ApiError | undefined
  readonly clock: Clock
  readonly hooks: Hooks
}

/** Creates the function that numbers the calls of a connection and sets their times. */
export function createStartCall(client: ClientOptions) {
  const { clock = systemClock, hooks = {} } = client
  let calls = 0
  return (description: CallDescription, options: CallOptions): Call => {
    const { isUpload, isExternal } = description
    const timeout =
      options.timeout ?? (isUpload ? (client.uploadTimeout ?? 60_000) : (client.timeout ?? 15_000))
    calls += 1
    return {
      ...description,
      clock,
      hooks,
      number: calls,
      retry: options.retry,
      context: options.context,
      timeout,
      deadline: clock.now() + (client.totalTimeout ?? 2 * timeout),
      attempts: 0,
      refusalOf: (response) => (isExternal && response.ok ? undefined : refusalOf(response, clock.now())),
    }
  }
}

/** Notifies a hook of an event of a call. */
export const notifyCall = <Name extends keyof Hooks>(
  call: Call,
  name: Name,
  detailsOf: () => Omit<Parameters<NonNullable<Hooks[Name]>>[0], keyof CallEvent>,
): void => notify(call.hooks as AnyHooks<Name>, name, () => ({ ...callEventOf(call), ...detailsOf() }))

type AnyHooks<Name extends string> = { readonly [name in Name]?: (event: unknown) => void }

/** The part of an event that names its call. */
export const callEventOf = ({ number, operation, method, url, context }: Call): CallEvent => ({
  call: number,
  operation,
  method,
  url: redactUrl(url),
  ...(context !== undefined && { context: redactBody(context) }),
})

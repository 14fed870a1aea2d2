import type { Clock, Milliseconds } from './clock.ts'
import type { CompleteResponse } from './complete-response.ts'
import type { ApiError } from './errors.ts'
import { type CallEvent, type Hooks, notify } from './hooks.ts'
import { redactBody, redactUrl } from './redact.ts'
import type { RetryOptions } from './retry.ts'

/** A call while it is made, with all its attempts. */
export interface Call {
  /** 1, 2, 3, … for each client. */
  readonly number: number
  /** The operation, as events name it. */
  readonly operation: string
  /** The function that was called, as errors name it. */
  readonly calledAs: string
  readonly method: string
  /** Without path parameters until the request is made. */
  url: string
  /** The body before it is serialized, for hooks. */
  readonly body?: unknown
  /** The caller's own, for hooks. */
  readonly context?: unknown
  /** A read is safe to retry. */
  readonly isRead: boolean
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

import type { Call } from './call.ts'
import { systemClock } from './clock.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { refusalOf } from './response-body.ts'
import type { Bearer } from './with-bearer.ts'

/** The description of a call before it is made. */
export interface CallDescription extends Pick<Call, 'operation' | 'method' | 'url' | 'isRead' | 'body'> {
  readonly calledAs?: string | undefined
  /** An upload may take longer. */
  readonly isUpload?: boolean
  /** A response from outside the API has no envelope. */
  readonly isExternal?: boolean
  readonly bearer?: Bearer | undefined
}

/** Creates the function that numbers a client's calls and sets their times. */
export function createStartCall(client: ClientOptions) {
  const { clock = systemClock, hooks = {} } = client
  let calls = 0
  return (description: CallDescription, options: CallOptions): Call => {
    const { isUpload, isExternal, operation, calledAs = operation } = description
    const timeout =
      options.timeout ?? (isUpload ? (client.uploadTimeout ?? 60_000) : (client.timeout ?? 15_000))
    calls += 1
    return {
      ...description,
      calledAs,
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

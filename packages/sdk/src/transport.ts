import type { Clock } from './clock.ts'
import type { Hooks } from './hooks.ts'
import type { RetryPolicy } from './retry.ts'

/** How a client sends its requests. */
export interface Transport {
  readonly fetch: (request: Request) => Promise<Response>
  readonly clock: Clock
  readonly retry: RetryPolicy
  readonly hooks: Hooks
}

/** A response with its whole body. */
export interface ReceivedResponse {
  readonly response: Response
  readonly text: string
}

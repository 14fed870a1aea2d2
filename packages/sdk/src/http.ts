import type { CallUrl } from './call-url.ts'
import type { Operation, OperationId, OperationOptions, ResponseOf, ValueOf } from './operations.ts'

/** A connection to both services. Every call takes one. */
export interface Http {
  /**
   * Calls an operation and reads the response by its shape. `read` receives the list or record without its wrapper, and
   * the whole body.
   *
   * @internal
   */
  call<Id extends OperationId, Result>(
    operation: Operation<Id>,
    options: OperationOptions<Id>,
    read: (value: ValueOf<Id>, body: ResponseOf<Id>) => Result,
  ): Promise<Result>
  /** @internal */
  readonly callUrl: CallUrl
  /** Exchanges the token that a call was last refused with, else the session's; does nothing if it was replaced since. */
  renew(): Promise<void>
}

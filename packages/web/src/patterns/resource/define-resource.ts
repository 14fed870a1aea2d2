import { createResourceMachine, type ResourceMachine } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'

export interface ResourceDefinition<Data, Request> {
  /** Loads the data; `signal` aborts once the screen is left. */
  readonly load: (request: Request, options: { readonly signal: AbortSignal }) => Promise<Data>
  /** Logged with the error when a load fails, for screens that do not show the failure. */
  readonly warning?: string
}

/** A thing that is loaded and is not a table: a machine for `useResource`. */
export type Resource<Data, Request = void> = ResourceMachine<Data, Request>

/** Turns a declaration into a machine that loads: it warns of failures, keeps what was loaded, and retries. */
export const defineResource = <Data, Request = void>({
  load,
  warning,
}: ResourceDefinition<Data, Request>): Resource<Data, Request> =>
  createResourceMachine<Data, Request>().provide({
    actors: {
      load: fromPromise<Data, { request: Request }>(async ({ input: { request }, signal }) => {
        try {
          return await unlessAborted(signal, load(request, { signal }))
        } catch (error) {
          if (warning) console.warn(warning, error)
          throw error
        }
      }),
    },
  })

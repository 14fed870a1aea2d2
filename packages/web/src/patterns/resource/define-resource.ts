import { createResourceMachine, type ResourceMachine } from '@tarang/machines/resource'
import { unlessAborted } from '@tarang/machines/unless-aborted'
import { fromPromise } from 'xstate'

export interface ResourceDefinition<Data, Request> {
  /**
   * The name of the data in a page that a server renders. The server then loads them too; they must be JSON, and the
   * same for every visitor. Only the browser loads a resource without a name, once the application has started.
   */
  readonly name?: string
  /** Loads the data; `signal` aborts once the screen is left. */
  readonly load: (request: Request, options: { readonly signal: AbortSignal }) => Promise<Data>
  /** Takes out of the data what differs from visitor to visitor: the server renders only the rest. */
  readonly forEveryone?: (data: Data) => Data
  /** Logged with the error when a load fails, for screens that do not show the failure. */
  readonly warning?: string
}

/** Loaded data that are no table: a machine for `useResource`, and the load for a rendered page. */
export interface Resource<Data, Request = void> {
  readonly name: string | undefined
  readonly machine: ResourceMachine<Data, Request>
  /** Loads for a page that many visitors are sent. */
  readonly loadForEveryone: (request: Request, signal: AbortSignal) => Promise<Data>
}

/** Makes a machine that loads: it warns of failures, keeps the data of the last load, and retries. */
export function defineResource<Data, Request = void>({
  name,
  load: loadData,
  forEveryone = (data) => data,
  warning,
}: ResourceDefinition<Data, Request>): Resource<Data, Request> {
  const load = async (request: Request, signal: AbortSignal) => {
    try {
      return await unlessAborted(signal, loadData(request, { signal }))
    } catch (error) {
      if (warning) console.warn(warning, error)
      throw error
    }
  }
  const loading = fromPromise<Data, { request: Request }>(({ input: { request }, signal }) =>
    load(request, signal),
  )
  const machine = createResourceMachine<Data, Request>().provide({
    actors: { load: loading, refresh: loading },
  })
  return {
    name,
    machine,
    loadForEveryone: async (request, signal) => forEveryone(await load(request, signal)),
  }
}

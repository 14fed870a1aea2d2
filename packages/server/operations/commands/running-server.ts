import { type Holder, readHolder } from '../../src/db/lock.ts'
import { outboundFetch } from '../../src/http/outbound-fetch.ts'
import type { Settings } from '../../src/settings.ts'
import { StartFailure } from '../../src/start-failure.ts'

/** The server that has locked a data folder; null if none runs, or if the data is on a PostgreSQL. */
export const runningServerOf = (store: Settings['store']): Holder | null =>
  store.kind === 'folder' ? readHolder(store.path) : null

/** Makes a control call to the server that has locked a data folder, because no other process may open the folder. */
export async function callRunningServer(
  { control }: Holder,
  path: string,
  { args = {}, timeout = 10_000 }: { args?: object; timeout?: number | undefined } = {},
): Promise<Response> {
  if (!control) throw new StartFailure('The server is still starting. Please try again in a moment.')
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(timeout),
  }
  // A backup has any size, and is streamed.
  const response = await outboundFetch(`${control.url}${path}`, request, Number.POSITIVE_INFINITY).catch(
    () => null,
  )
  if (!response?.ok) {
    throw new StartFailure(`The running server at ${control.url} did not answer. Restart it and try again.`)
  }
  return response
}

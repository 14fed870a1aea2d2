import type { Holder } from './db/lock.ts'
import { StartFailure } from './settings.ts'

/** Asks the server that has a data folder open, since nobody else may open it. */
export async function askServer({ control }: Holder, path: string, patience = 10_000): Promise<Response> {
  if (!control) throw new StartFailure('The server is still starting. Please try again in a moment.')
  const response = await fetch(`${control.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${control.token}` },
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  if (!response?.ok) {
    throw new StartFailure(`The running server at ${control.url} did not answer. Restart it and try again.`)
  }
  return response
}

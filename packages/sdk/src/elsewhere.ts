import { readAnswer } from './answer.ts'
import { attempt, type Sending } from './attempt.ts'
import { guardUrl } from './guard.ts'
import type { CallOptions } from './http.ts'

/**
 * Asks an address outside the API, and returns the text of its answer. It goes without cookies and without a token:
 * such addresses come out of records and configuration.
 */
export async function askElsewhere(
  name: string,
  url: string,
  init: RequestInit & CallOptions,
  sending: Sending,
): Promise<string> {
  guardUrl(name, url)
  const response = await attempt(new Request(url, { ...init, credentials: 'omit' }), sending)
  const text = await response.text()
  if (!response.ok) readAnswer(response, text, true)
  return text
}

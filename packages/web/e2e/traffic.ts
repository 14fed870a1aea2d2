import { appendFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'

/**
 * Records the page's requests to both services and their responses as HAR entries, one per line.
 * Runs only if `E2E_TRAFFIC` names a file. Responses faked by a test are left out.
 */
export function recordTraffic(page: Page, file = process.env.E2E_TRAFFIC): () => Promise<void> {
  const records: Promise<void>[] = []
  // Handles rejections immediately: awaited only at the end of the test, they would end the process as unhandled.
  if (file)
    page.on('requestfinished', (request) => records.push(record(request, file).catch(ignoreLostAnswer)))
  return async () => void (await Promise.all(records))
}

/** The browser discards responses of a closed page. They are not recorded, and no test fails because of them. */
function ignoreLostAnswer() {}

async function record(request: Request, file: string): Promise<void> {
  if (!/^\/(api|notifications-service)\//.test(new URL(request.url()).pathname)) return
  const response = await request.response()
  if (!response || (await response.serverAddr()) === null) return
  const [sent, received, text] = await Promise.all([
    request.headersArray(),
    response.headersArray(),
    response.text(),
  ])
  const body = request.postDataBuffer()?.toString('latin1')
  const entry = {
    startedDateTime: new Date(request.timing().startTime).toISOString(),
    time: 0,
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    request: {
      method: request.method(),
      url: request.url().replace('://admin.', '://'),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: sent.map(withoutSecret),
      queryString: [],
      headersSize: -1,
      bodySize: -1,
      ...(body && { postData: { mimeType: request.headers()['content-type'] ?? '', text: body } }),
    },
    response: {
      status: response.status(),
      statusText: response.statusText(),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: received,
      content: { size: text.length, mimeType: response.headers()['content-type'] ?? '', text },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
  }
  appendFileSync(file, `${JSON.stringify(entry)}\n`)
}

const withoutSecret = ({ name, value }: { name: string; value: string }) => ({
  name,
  value: /^authorization$/i.test(name) ? value.replace(/^(\S+) .*/, '$1 token') : value,
})

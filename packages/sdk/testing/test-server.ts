/** An HTTP server for tests. It records its requests and sends the response that the test sets. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A recorded request. */
export interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** Starts the server. The first response is an empty list. */
export async function startTestServer() {
  const received: ReceivedRequest[] = []
  const state = { answer: json(200, []) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    // latin1 preserves the bytes of files.
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') })
    state.answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    /** Returns the only request since `answer` was called. */
    last(): ReceivedRequest {
      const [request, ...more] = received
      if (!request || more.length > 0) throw new Error(`Expected one request, got ${received.length}.`)
      return request
    },
    answer(answer: (response: ServerResponse) => void) {
      received.length = 0
      state.answer = answer
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A JSON response. */
export const json = (status: number, body: unknown) =>
  raw(status, { 'Content-Type': 'application/json' }, JSON.stringify(body))

/** A response with exactly these headers, without a Content-Length unless given. */
export const raw =
  (status: number, headers: Record<string, string>, body = '') =>
  (response: ServerResponse) => {
    response.writeHead(status, headers)
    if (body !== '') response.write(body)
    response.end()
  }

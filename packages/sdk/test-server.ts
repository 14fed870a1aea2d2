/** A real HTTP server for the tests: it keeps what it was asked, and answers what the test says. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as it came off the wire. */
export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** Starts the server. `answer` can be replaced at any time; at first it answers an empty list. */
export async function startTestServer() {
  const received: Received[] = []
  const state = { answer: json(200, []) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    // As latin1, so that a test can look at the bytes of a file.
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString('latin1') })
    state.answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    /** The last request, which must be the only one since `answer` was called. */
    last(): Received {
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

/** Answers JSON. */
export const json = (status: number, body: unknown) =>
  raw(status, { 'Content-Type': 'application/json' }, JSON.stringify(body))

/** Answers exactly this; without a Content-Length, as a stream would. */
export const raw =
  (status: number, headers: Record<string, string>, body = '') =>
  (response: ServerResponse) => {
    response.writeHead(status, headers)
    if (body !== '') response.write(body)
    response.end()
  }

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request received by the form service. */
export interface FormRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A third-party form service, on a separate port. */
export interface FormService {
  readonly port: number
  readonly requests: FormRequest[]
  /** Sets the status of all further responses. */
  answerWith(status: number): void
  /** Sets whether further responses allow other origins. */
  allowOrigins(isAllowed: boolean): void
  close(): Promise<void>
}

export async function startFormService(): Promise<FormService> {
  const requests: FormRequest[] = []
  let status = 200
  let isOpen = true
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers, body: await text(request) })
    if (isOpen) {
      response.setHeader('access-control-allow-origin', headers.origin ?? '*')
      response.setHeader('access-control-allow-headers', 'content-type')
    }
    const isPreflight = method === 'OPTIONS'
    response.writeHead(isPreflight ? 204 : status, isPreflight ? {} : { 'content-type': 'application/json' })
    response.end(isPreflight ? undefined : JSON.stringify({ ok: status === 200 }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    answerWith: (next) => {
      status = next
    },
    allowOrigins: (isAllowed) => {
      isOpen = isAllowed
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

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
  close(): Promise<void>
}

export async function startFormService(): Promise<FormService> {
  const requests: FormRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, url, headers, body: await text(request) })
    response.setHeader('access-control-allow-origin', headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    const isPreflight = method === 'OPTIONS'
    response.writeHead(isPreflight ? 204 : 200, isPreflight ? {} : { 'content-type': 'application/json' })
    response.end(isPreflight ? undefined : JSON.stringify({ ok: true }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

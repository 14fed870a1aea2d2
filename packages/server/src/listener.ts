import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { healthPaths } from './health.ts'
import type { Connection } from './http/context.ts'
import { refused } from './http/envelope.ts'
import { StartFailure } from './start-failure.ts'

type Fetch = (request: Request, connection: Connection) => Promise<Response>

export interface Listener {
  readonly port: number
  /**
   * Refuses new requests and waits for the open ones. Returns false when `timeout` milliseconds were not enough and
   * open requests were cut off.
   */
  close(timeout: number): Promise<boolean>
}

/** Adapts a fetch function to Node's http server. */
export const nodeListener = (fetch: Fetch) =>
  getRequestListener(
    // A connection without an address is one that the client has closed. Null would mean this process.
    (request, { incoming }) => fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? 'unknown' }),
    { overrideGlobalObjects: false },
  )

interface ListenOptions {
  host: string
  port: number
  /**
   * Milliseconds for which an idle connection stays open. It is long, because a balancer that reuses a connection while this server closes it answers 502.
   */
  keepAliveTimeout?: number
  /** The most bytes of an upload, which has the time of a slow line. */
  importSizeLimit?: number
  /** Milliseconds for any other request to arrive. */
  requestTimeout?: number
}

/** Milliseconds in which an upload arrives even at 0.8 Mbit/s. Node takes whole ones of 32 bits. */
const uploadTimeout = (bytes: number) => Math.min(Math.ceil(bytes / 100), 2 ** 31 - 1)

const isUpload = ({ url = '' }: IncomingMessage) => url.startsWith('/api/extensions/imports/')

/** Listens on a port. Throws a `StartFailure` when it cannot. */
export async function listen(
  fetch: Fetch,
  { host, port, keepAliveTimeout = 75_000, importSizeLimit = 0, requestTimeout = 300_000 }: ListenOptions,
): Promise<Listener> {
  const answer = nodeListener(fetch)
  const open = new Set<ServerResponse>()
  let onAllClosed: (() => void) | null = null

  const limits = {
    keepAliveTimeout,
    requestTimeout: Math.max(requestTimeout, uploadTimeout(importSizeLimit)),
    connectionsCheckingInterval: requestTimeout / 10,
  }
  const server = createServer(limits, (request, response) => {
    if (onAllClosed && !healthPaths.includes(request.url ?? '')) return refuseWhileStopping(request, response)
    // Health checks of balancers may use HTTP/1.0 without a Host header; Node refuses HTTP/1.1 without one.
    request.headers.host ??= 'localhost'
    open.add(response)
    // Node has one limit for all requests, which is that of uploads.
    const timer = setTimeout(() => request.complete || request.destroy(), requestTimeout)
    if (isUpload(request)) clearTimeout(timer)
    response.once('close', () => {
      clearTimeout(timer)
      open.delete(response)
      if (open.size === 0) onAllClosed?.()
    })
    void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()

  /** Keeps listening until no request is open, so that new requests get a 503 and `/readyz` answers. */
  async function close(timeout: number): Promise<boolean> {
    const { promise: finished, resolve } = Promise.withResolvers<boolean>()
    onAllClosed = () => resolve(true)
    if (open.size === 0) resolve(true)
    const timer = setTimeout(resolve, timeout, false)
    const isFinished = await finished
    clearTimeout(timer)
    await closeServer(server, isFinished ? lastBytesTimeout : 0)
    return isFinished
  }

  return { port: typeof address === 'object' && address ? address.port : port, close }
}

function refuseWhileStopping(request: IncomingMessage, response: ServerResponse) {
  const body = JSON.stringify(refused(503, 'The server is stopping. Please try again in a moment.'))
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', connection: 'close' })
  response.end(body, () => request.destroy())
}

/** Milliseconds for the end of the last responses to reach their clients. */
const lastBytesTimeout = 500

const closeServer = (server: Server, timeout: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })

function listenFailure({ code }: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`)
  }
  if (code === 'EACCES') return new StartFailure(`Port ${port} may not be opened by this user.`)
  return new StartFailure(`The server cannot listen on ${host}, port ${port} (${code ?? 'unknown'}).`)
}

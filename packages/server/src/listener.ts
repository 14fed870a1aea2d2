import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { healthPaths } from './health.ts'
import type { Connection } from './http/context.ts'
import { refused } from './http/envelope.ts'
import type { Variables } from './settings-schema.ts'
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

type Bindings = Parameters<Parameters<typeof getRequestListener>[0]>[1]
type Incoming = Bindings['incoming']
type Outgoing = Bindings['outgoing']

/** Milliseconds for a request to arrive that is no upload. */
const REQUEST_TIMEOUT = 300_000

/** Adapts a fetch function to Node's http server. */
export const nodeListener = (fetch: Fetch, requestTimeout = REQUEST_TIMEOUT) =>
  getRequestListener(
    (request, { incoming, outgoing }) => {
      // A connection without an address is one that the client has closed. Null would mean this process.
      const answer = fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? 'unknown' })
      return isUpload(incoming) ? answer : Promise.race([answer, tooSlow(incoming, outgoing, requestTimeout)])
    },
    { overrideGlobalObjects: false },
  )

/** The answer to a request that has not arrived in time: Node has one limit for all requests, which is that of uploads. */
function tooSlow(request: Incoming, response: Outgoing, timeout: number): Promise<Response> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.headersSent) request.destroy()
    const body = refused(408, 'The request took too long to arrive. Please try again.')
    resolve(Response.json(body, { status: 408, headers: { connection: 'close' } }))
  }, timeout)
  response.on('close', () => clearTimeout(timer))
  return promise
}

type ListenSettings = Pick<Variables, 'HOST' | 'PORT' | 'KEEP_ALIVE_TIMEOUT' | 'IMPORT_SIZE_LIMIT'>

/** Milliseconds in which an upload arrives even at 0.8 Mbit/s. Node takes whole ones of 32 bits. */
const uploadTimeout = (bytes: number) => Math.min(Math.ceil(bytes / 100), 2 ** 31 - 1)

const isUpload = ({ url = '' }: Incoming) => url.startsWith('/api/extensions/imports/')

/** Listens on a port. Throws a `StartFailure` when it cannot. */
export async function listen(
  fetch: Fetch,
  { HOST: host, PORT: port, KEEP_ALIVE_TIMEOUT, IMPORT_SIZE_LIMIT }: ListenSettings,
  { requestTimeout = REQUEST_TIMEOUT } = {},
): Promise<Listener> {
  const answer = nodeListener(fetch, requestTimeout)
  const open = new Set<ServerResponse>()
  let onAllClosed: (() => void) | null = null

  const limits = {
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    requestTimeout: Math.max(requestTimeout, uploadTimeout(IMPORT_SIZE_LIMIT)),
    connectionsCheckingInterval: requestTimeout / 10,
  }
  const server = createServer(limits, (request, response) => {
    if (onAllClosed && !healthPaths.includes(request.url ?? '')) return refuseWhileStopping(request, response)
    // Health checks of balancers may use HTTP/1.0 without a Host header; Node refuses HTTP/1.1 without one.
    request.headers.host ??= 'localhost'
    open.add(response)
    response.once('close', () => {
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

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { healthPaths } from './health.ts'
import type { Connection } from './http/context.ts'
import { refused } from './http/envelope.ts'
import { StartFailure } from './start-failure.ts'

type Fetch = (request: Request, connection: Connection) => Promise<Response>

/** A server that listens. */
export type Listener = {
  port: number
  /**
   * Refuses what is new and waits until what is open has been answered; whether that was so before `patience` came to
   * its end, and what was still open was cut off.
   */
  close(patience: number): Promise<boolean>
}

/** A listener of Node's for a fetch function. */
export const nodeListener = (fetch: Fetch) =>
  getRequestListener(
    (request, { incoming }) => fetch(request, { remoteAddress: incoming.socket.remoteAddress ?? null }),
    { overrideGlobalObjects: false },
  )

/** Listens on a port, or says in one line why it cannot. */
export async function listen(
  fetch: Fetch,
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  const answer = nodeListener(fetch)
  const open = new Set<ServerResponse>()
  let whenNoneIsOpen: (() => void) | null = null

  const server = createServer((request, response) => {
    if (whenNoneIsOpen && !healthPaths.includes(request.url ?? '')) return refuseLate(request, response)
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) whenNoneIsOpen?.()
    })
    void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()

  /** Listens on until nothing is open, so that whoever asks meanwhile hears that this server is not ready. */
  async function close(patience: number): Promise<boolean> {
    const { promise: finished, resolve } = Promise.withResolvers<boolean>()
    whenNoneIsOpen = () => resolve(true)
    if (open.size === 0) resolve(true)
    const impatience = setTimeout(resolve, patience, false)
    const isFinished = await finished
    clearTimeout(impatience)
    await closed(server, isFinished ? politeness : 0)
    return isFinished
  }

  return { port: typeof address === 'object' && address ? address.port : port, close }
}

/** An answer to what came after the server was told to stop, and the end of its connection. */
function refuseLate(request: IncomingMessage, response: ServerResponse) {
  const body = JSON.stringify(refused(503, 'The server is stopping. Please try again in a moment.'))
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', connection: 'close' })
  response.end(body, () => request.destroy())
}

// What was just answered may still be on its way.
const politeness = 500

const closed = (server: Server, patience: number) =>
  new Promise<void>((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(impatience)
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

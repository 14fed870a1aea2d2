import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Connection } from './http/context.ts'
import { StartFailure } from './settings.ts'

type Fetch = (request: Request, connection: Connection) => Promise<Response>

/** A server that listens. */
export type Listener = {
  port: number
  /** Takes no more calls, and waits for open answers to end, though not forever. */
  close(): Promise<void>
}

const patience = 10_000

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
  const server = createServer(nodeListener(fetch))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFailure(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closed(server),
  }
}

function closed(server: Server): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), patience)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function listenFailure({ code }: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`)
  }
  if (code === 'EACCES') return new StartFailure(`Port ${port} may not be opened by this user.`)
  return new StartFailure(`The server cannot listen on ${host}, port ${port} (${code ?? 'unknown'}).`)
}

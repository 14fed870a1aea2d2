/** A TCP proxy that loses what it carries: for tests of what a client does on a bad line. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What becomes of the next exchange of a connection. */
export type ProxyOutcome = 'carried' | 'request lost' | 'answer lost' | 'answer cut'

/** Starts a proxy in front of a port; `nextOutcome` is asked once for each chunk of a request that starts one. */
export async function startDroppingProxy(port: number, nextOutcome: () => ProxyOutcome) {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const service = connect(port, '127.0.0.1')
    let fate: ProxyOutcome = 'carried'
    const end = () => {
      // Reset, and not closed: as a line that breaks.
      client.resetAndDestroy()
      service.destroy()
    }
    for (const socket of [client, service]) {
      sockets.add(socket)
      socket.on('error', end).on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (chunk: Buffer) => {
      if (/^[A-Z]+ \//.test(chunk.toString('latin1', 0, 8))) fate = nextOutcome()
      if (fate === 'request lost') end()
      else service.write(chunk)
    })
    service.on('data', (chunk: Buffer) => {
      if (fate === 'answer lost') end()
      else if (fate === 'answer cut') client.write(chunk.subarray(0, chunk.length - 5), end)
      else client.write(chunk)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

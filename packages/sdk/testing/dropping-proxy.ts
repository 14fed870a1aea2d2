/** A TCP proxy that loses requests and responses, for tests of the client on a bad connection. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The outcome of a request that the proxy receives. */
export type ProxyOutcome = 'forwarded' | 'request lost' | 'response lost' | 'response truncated'

/** Starts a proxy in front of a port; `nextOutcome` is called once for each request. */
export async function startDroppingProxy(port: number, nextOutcome: () => ProxyOutcome) {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const service = connect(port, '127.0.0.1')
    let outcome: ProxyOutcome = 'forwarded'
    const end = () => {
      // A reset, as when a connection breaks.
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
      if (/^[A-Z]+ \//.test(chunk.toString('latin1', 0, 8))) outcome = nextOutcome()
      if (outcome === 'request lost') end()
      else service.write(chunk)
    })
    service.on('data', (chunk: Buffer) => {
      if (outcome === 'response lost') end()
      else if (outcome === 'response truncated') client.write(chunk.subarray(0, chunk.length - 5), end)
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

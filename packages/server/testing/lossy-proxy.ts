import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy before a PostgreSQL that can lose its notifications, as a pooler in transaction mode does. */
export interface LossyProxy {
  url: string
  isLossy: boolean
  close(): void
}

/** Starts a proxy before the PostgreSQL at a URL without TLS. */
export async function startLossyProxy(url: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.pipe(upstream)
    const keep = createFilter(() => proxy.isLossy)
    upstream.on('data', (chunk: Buffer) => client.write(keep(chunk)))
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy: LossyProxy = {
    url: address.href,
    isLossy: false,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
  return proxy
}

const NOTIFICATION = 'A'.charCodeAt(0)

/** Splits what a server sends into messages (a type of one byte, a length of four), and keeps all but notifications. */
function createFilter(isLossy: () => boolean) {
  let rest = Buffer.alloc(0)
  return (chunk: Buffer): Buffer => {
    rest = Buffer.concat([rest, chunk])
    const kept: Buffer[] = []
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) break
      if (rest[0] !== NOTIFICATION || !isLossy()) kept.push(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
    return Buffer.concat(kept)
  }
}

import { connect, createServer, type Server, type Socket } from 'node:net'

/** A TCP proxy between a server and its database, with network faults. */
export interface TcpProxy {
  port: number
  /** Forwards everything, `delay` milliseconds late. */
  pass(delay?: number): void
  /** Closes every connection and refuses new ones. */
  cut(): void
  /** Resets every connection, and each new one when it opens. */
  reset(): void
  /** Forwards nothing, on open and new connections. Those stay silent after `pass()`. */
  silence(): void
  /** Calls back once after this many bytes from the server. */
  afterBytes(bytes: number, then: () => void): void
  connections(): number
  close(): Promise<void>
}

interface ProxiedConnection {
  client: Socket
  database: Socket
  isSilent: boolean
}

export async function openProxy(port: number, target: number): Promise<TcpProxy> {
  const connections = new Set<ProxiedConnection>()
  let mode: 'pass' | 'reset' | 'silence' = 'pass'
  let delay = 0
  let countdown: { bytes: number; then: () => void } | null = null

  const server = createServer((client) => {
    client.on('error', () => {})
    if (mode === 'reset') return void client.resetAndDestroy()
    const database = connect(target, '127.0.0.1')
    database.on('error', () => client.destroy())
    const connection: ProxiedConnection = { client, database, isSilent: mode === 'silence' }
    connections.add(connection)
    client.on('data', (data: Buffer) => {
      forward(connection, database, data)
      count(data.length)
    })
    database.on('data', (data: Buffer) => forward(connection, client, data))
    client.on('close', () => {
      connections.delete(connection)
      database.destroy()
    })
    database.on('close', () => {
      if (!connection.isSilent) client.destroy()
    })
  })

  function count(bytes: number) {
    if (!countdown) return
    countdown.bytes -= bytes
    if (countdown.bytes > 0) return
    const { then } = countdown
    countdown = null
    then()
  }

  function forward(connection: ProxiedConnection, to: Socket, data: Uint8Array) {
    if (connection.isSilent) return
    if (delay === 0) to.write(data)
    else setTimeout(() => connection.isSilent || to.destroyed || to.write(data), delay)
  }

  const forEachConnection = (action: (connection: ProxiedConnection) => void) => {
    for (const connection of connections) action(connection)
  }
  const listening = () => listen(server, port)
  await listening()

  return {
    port,
    pass(late = 0) {
      mode = 'pass'
      delay = late
      if (!server.listening) void listening()
    },
    cut() {
      server.close()
      forEachConnection(({ client, database }) => {
        client.destroy()
        database.destroy()
      })
    },
    reset() {
      mode = 'reset'
      forEachConnection(({ client, database }) => {
        client.resetAndDestroy()
        database.resetAndDestroy()
      })
    },
    silence() {
      mode = 'silence'
      forEachConnection((connection) => {
        connection.isSilent = true
      })
    },
    afterBytes(bytes, then) {
      countdown = { bytes, then }
    },
    connections: () => connections.size,
    close: () =>
      new Promise((resolve) => {
        forEachConnection(({ client, database }) => {
          client.destroy()
          database.destroy()
        })
        if (server.listening) server.close(() => resolve())
        else resolve()
      }),
  }
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })

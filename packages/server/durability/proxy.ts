import { connect, createServer, type Server, type Socket } from 'node:net'

/** What lies between a server and its database, and what can happen to it. */
export type TcpProxy = {
  port: number
  /** Passes everything on, `delay` milliseconds late. */
  pass(delay?: number): void
  /** Cuts every line, and refuses new ones. */
  cut(): void
  /** Resets every line, and every new one as soon as it is there. */
  reset(): void
  /** Passes nothing on and says nothing, on old lines and new ones, until told otherwise; old ones stay dead. */
  swallow(): void
  /** Lets a number of bytes from the server through, and then does something. */
  afterBytes(bytes: number, then: () => void): void
  lines(): number
  close(): Promise<void>
}

type Line = { near: Socket; far: Socket; isDead: boolean }

/** A TCP proxy of our own in front of a port of this machine. */
export async function openProxy(port: number, target: number): Promise<TcpProxy> {
  const lines = new Set<Line>()
  let manner: 'pass' | 'reset' | 'swallow' = 'pass'
  let delay = 0
  let countdown: { bytes: number; then: () => void } | null = null

  const server = createServer((near) => {
    near.on('error', () => {})
    if (manner === 'reset') return void near.resetAndDestroy()
    const far = connect(target, '127.0.0.1')
    far.on('error', () => near.destroy())
    const line: Line = { near, far, isDead: manner === 'swallow' }
    lines.add(line)
    near.on('data', (data: Buffer) => {
      carry(line, far, data)
      count(data.length)
    })
    far.on('data', (data: Buffer) => carry(line, near, data))
    near.on('close', () => {
      lines.delete(line)
      far.destroy()
    })
    far.on('close', () => {
      if (!line.isDead) near.destroy()
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

  function carry(line: Line, to: Socket, data: Uint8Array) {
    if (line.isDead) return
    if (delay === 0) to.write(data)
    else setTimeout(() => line.isDead || to.destroyed || to.write(data), delay)
  }

  const end = (how: (line: Line) => void) => {
    for (const line of lines) how(line)
  }
  const listening = () => listen(server, port)
  await listening()

  return {
    port,
    pass(late = 0) {
      manner = 'pass'
      delay = late
      if (!server.listening) void listening()
    },
    cut() {
      server.close()
      end(({ near, far }) => {
        near.destroy()
        far.destroy()
      })
    },
    reset() {
      manner = 'reset'
      end(({ near, far }) => {
        near.resetAndDestroy()
        far.resetAndDestroy()
      })
    },
    swallow() {
      manner = 'swallow'
      end((line) => {
        line.isDead = true
      })
    },
    afterBytes(bytes, then) {
      countdown = { bytes, then }
    },
    lines: () => lines.size,
    close: () =>
      new Promise((resolve) => {
        end(({ near, far }) => {
          near.destroy()
          far.destroy()
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

import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Waits up to ten seconds until a program on this machine accepts connections. */
export async function untilListening(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.unref()
    })
    if (isOpen) return
    await setTimeout(50)
  }
  throw new Error(`Nothing listens on ${port}.`)
}

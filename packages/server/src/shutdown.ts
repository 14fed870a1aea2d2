import type { Health } from './health.ts'
import type { Listener } from './listener.ts'
import { fail, log } from './output.ts'

/** How a server ends, in milliseconds. */
export type ShutdownRules = {
  /** How long it goes on as before, but says that it is not ready, so that a load balancer looks elsewhere. */
  delay: number
  /** How long it then waits for what is open, before it cuts it off. */
  patience: number
}

type Parts = {
  listener: Listener
  health: Health
  rules: ShutdownRules
  /** Closes the data. */
  close: () => Promise<void>
}

const numbers = { SIGINT: 2, SIGTERM: 15 } as const

/**
 * Ends the process well when it is told to: what is open is finished, what is new is refused, the data is closed.
 * Told a second time, or out of patience, it ends at once; every acknowledged write is kept all the same.
 */
export function stopOnSignal({ listener, health, rules, close }: Parts) {
  let isStopping = false

  async function stop() {
    health.stopping()
    log('server.stopping')
    await new Promise((resolve) => setTimeout(resolve, rules.delay))
    const isFinished = await listener.close(rules.patience)
    await close()
    if (!isFinished) log('server.stopped-early')
    process.exit(isFinished ? 0 : 1)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + numbers[signal])
      isStopping = true
      void stop().catch(fail)
    })
  }
}

import type { Health } from './health.ts'
import type { Listener } from './listener.ts'
import { log } from './log.ts'
import { fail } from './output.ts'

/** Times in milliseconds. */
export interface ShutdownOptions {
  /** How long the server still serves while `/readyz` answers 503, so that a load balancer stops sending. */
  readonly delay: number
  /** How long open requests then have before they are cut off. */
  readonly timeout: number
}

interface Running {
  readonly listener: Listener
  readonly health: Health
  readonly options: ShutdownOptions
  /** Ends background work and closes the database. */
  close(): Promise<void>
}

const signalNumbers = { SIGINT: 2, SIGTERM: 15 } as const

/**
 * Stops gracefully on a signal: finishes open requests, refuses new ones, closes the data. A second signal, or the
 * timeout, ends the process at once; acknowledged writes are committed either way.
 */
export function stopOnSignal({ listener, health, options, close }: Running) {
  let isStopping = false

  async function stop() {
    health.stop()
    log('server.stopping')
    await new Promise((resolve) => setTimeout(resolve, options.delay))
    const isFinished = await listener.close(options.timeout)
    await close()
    if (!isFinished) log('server.requests-cut-off', {}, 'warn')
    process.exit(isFinished ? 0 : 1)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + signalNumbers[signal])
      isStopping = true
      void stop().catch(fail)
    })
  }
}

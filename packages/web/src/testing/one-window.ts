import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { makeStylesCheap } from './cheap-styles.ts'

const worker = globalThis as { isWindowReady?: boolean }

/**
 * One window of happy-dom for all test files of a worker. React and its scheduler bind the timers of the first window
 * when they load; if that window closed after its test file, these timers would never fire.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!worker.isWindowReady) {
      await builtinEnvironments['happy-dom'].setup(global, options)
      makeStylesCheap(global)
    }
    worker.isWindowReady = true
    return { teardown: () => {} }
  },
} satisfies Environment

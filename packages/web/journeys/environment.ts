import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { makeStylesCheap } from '../src/testing/cheap-styles.ts'

const NODE_CLASS_NAMES = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
] as const

/** happy-dom with Node's fetch classes: happy-dom's own drop cookies and the case of headers. */
const environment: Environment = {
  name: 'journeys',
  viteEnvironment: 'client',
  async setup(global, options) {
    const nodeClasses = NODE_CLASS_NAMES.map((name) => [name, global[name]] as const)
    const built = await builtinEnvironments['happy-dom'].setup(global, options)
    for (const [name, value] of nodeClasses) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true })
    }
    makeStylesCheap(global)
    return built
  },
}
export default environment

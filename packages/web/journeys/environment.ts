import { builtinEnvironments, type Environment } from 'vitest/runtime'

const KEPT = [
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

/** A document by happy-dom with Node's own fetch classes: happy-dom's drop cookies and forget the case of headers. */
const environment: Environment = {
  name: 'journeys',
  viteEnvironment: 'client',
  async setup(global, options) {
    const kept = KEPT.map((name) => [name, global[name]] as const)
    const built = await builtinEnvironments['happy-dom'].setup(global, options)
    for (const [name, value] of kept) {
      Object.defineProperty(global, name, { value, writable: true, configurable: true })
    }
    return built
  },
}
export default environment

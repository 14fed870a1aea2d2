import { useEffect } from 'react'
import { createStore } from '../stored/store.ts'
import { loadChunk } from './chunks.ts'
import { whenIdle } from './idle.ts'

/** A chunk that the first paint does not need. */
export interface OnDemand<Module> {
  /** Loads it now. A failure is forgotten, so that the next call tries again. */
  readonly load: () => Promise<Module>
  /** Loads it ahead of use: a failure does not reload the page. */
  readonly preload: () => Promise<Module>
  /** The module, if it has loaded. */
  readonly loaded: () => Module | undefined
  /** A hook: the module, once it has loaded. */
  readonly useLoaded: () => Module | undefined
  /** A hook: the module, once it has loaded. Starts the load when the page is idle. */
  readonly useModule: () => Module | undefined
}

/** Makes a chunk on demand of an `import()`. */
export function onDemand<Module>(load: () => Promise<Module>): OnDemand<Module> {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  let preloading: Promise<Module> | undefined
  const store = createStore(() => loaded, { server: () => undefined })
  const keep = (module: Module) => {
    if (loaded) return loaded
    loaded = module
    store.notify()
    return module
  }
  const start = () => {
    loading ??= loadChunk(load).then(keep, (error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const preload = () => {
    preloading ??= loadChunk(load, { reload: null }).then(keep, (error: unknown) => {
      preloading = undefined
      throw error
    })
    return loading ?? preloading
  }
  const preloadWhenIdle = () => (loaded ? undefined : whenIdle(() => void preload().catch(() => {})))
  return {
    load: start,
    preload,
    loaded: store.read,
    useLoaded: store.useValue,
    useModule: () => {
      useEffect(preloadWhenIdle, [])
      return store.useValue()
    },
  }
}

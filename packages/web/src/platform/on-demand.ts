import { useEffect, useSyncExternalStore } from 'react'
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
  const listeners = new Set<() => void>()
  const keep = (module: Module) => {
    if (loaded) return loaded
    loaded = module
    for (const listener of listeners) listener()
    return module
  }
  const start = () => {
    loading ??= loadChunk(load).then(keep, (error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  const preload = () => loading ?? loadChunk(load, { reload: null }).then(keep)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const preloadWhenIdle = () => (loaded ? undefined : whenIdle(() => void preload().catch(() => {})))
  const read = () => loaded
  const useLoaded = () => useSyncExternalStore(subscribe, read, () => undefined)
  return {
    load: start,
    preload,
    loaded: read,
    useLoaded,
    useModule: () => {
      useEffect(preloadWhenIdle, [])
      return useLoaded()
    },
  }
}

import { type ComponentType, use } from 'react'
import { keyOf, type Loaded, type PageData } from '#platform/loading/page-data'

/** Loads that replace a resource's own `load`, by the resource's name. After a failure the browser loads the data. */
export type ServerLoads = Readonly<Record<string, (request: unknown) => Promise<unknown>>>

/** Loads the data that a page reads while it is rendered, each once, and collects the results. */
export function collectPageData(signal: AbortSignal, serverLoads: ServerLoads) {
  const loads = new Map<string, Promise<Loaded | undefined>>()
  const results = new Map<string, Loaded>()
  const screens = new Set<ComponentType>()

  async function keep(key: string, loading: Promise<unknown>): Promise<Loaded> {
    const result: Loaded = await untilAborted(signal, loading).then(
      (data) => ({ data }),
      () => ({ hasFailed: true as const }),
    )
    results.set(key, result)
    return result
  }

  async function keepIfLoaded(key: string, loading: Promise<unknown>): Promise<Loaded | undefined> {
    const result = await keep(key, loading)
    if (!('hasFailed' in result)) return result
    results.delete(key)
    return undefined
  }

  const pageData: PageData = {
    read: (name, request, load) => {
      const key = keyOf(name, request)
      const serverLoad = serverLoads[name]
      const running =
        loads.get(key) ?? (serverLoad ? keepIfLoaded(key, serverLoad(request)) : keep(key, load(signal)))
      loads.set(key, running)
      return use(running)
    },
    noteScreen: (screen) => void screens.add(screen),
  }

  return { pageData, results, screens }
}

const untilAborted = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> => {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason as Error)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return Promise.race([work, aborted.promise]).finally(() => signal.removeEventListener('abort', abort))
}

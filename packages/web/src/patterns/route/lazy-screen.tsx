import { type ComponentType, createElement, use } from 'react'
import { loadChunk } from '#platform/loading/chunks'
import { PageDataContext } from '#platform/loading/page-data'

/** A screen whose chunk is downloaded at its first render. */
export interface LazyScreen<Props extends object = object> {
  readonly Component: ComponentType<Props>
  /** Forgets a failed download, so that the next render tries again. */
  readonly forgetFailure: () => void
  /** Downloads it ahead of its first render, which then shows no loading state. */
  readonly preload: () => void
}

export interface ScreenModule<Props extends object = object> {
  readonly default: ComponentType<Props>
}

/** Makes a screen of an `import()`; React's own `lazy` would keep a failure for ever. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ScreenModule<Props>>,
): LazyScreen<Props> {
  let module: Promise<ScreenModule<Props>> | null = null
  let hasFailed = false

  const download = () => {
    if (!module) {
      hasFailed = false
      module = loadChunk(load)
      module.catch(() => {
        hasFailed = true
      })
    }
    return module
  }

  return {
    Component: (props) => {
      const { default: Screen } = use(download())
      use(PageDataContext)?.noteScreen?.(Screen as ComponentType)
      return createElement(Screen, props)
    },
    forgetFailure: () => {
      if (hasFailed) module = null
    },
    preload: () => {
      loadChunk(load, { reload: null }).then(
        (ready) => {
          module ??= settled(ready)
        },
        () => {},
      )
    },
  }
}

/** A promise that `use` reads without a wait: React looks at these two members, as it does with its own promises. */
const settled = <Value,>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

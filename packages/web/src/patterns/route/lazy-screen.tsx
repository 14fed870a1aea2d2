import { type ComponentType, createElement, use } from 'react'
import { loadChunk } from '#platform/chunks'

/** A screen that is downloaded when it is first drawn. */
export interface LazyScreen {
  readonly Component: ComponentType
  /** Starts the download, for a link that is about to be followed. */
  readonly preload: () => void
  /** Forgets a failed download, so that drawing again tries again. */
  readonly forgetFailure: () => void
}

export type ScreenModule = { readonly default: ComponentType }

/** Makes a screen of an `import()`; React's own `lazy` would keep a failure for ever. */
export function lazyScreen(load: () => Promise<ScreenModule>): LazyScreen {
  let module: Promise<ScreenModule> | null = null
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
    Component: () => createElement(use(download()).default),
    preload: () => void download(),
    forgetFailure: () => {
      if (hasFailed) module = null
    },
  }
}

import { createStore } from '../stored/store.ts'

const isHydrating = createStore(() => false, { server: () => true })

/**
 * Whether this render must show what the server rendered: on the server, and in a browser while it takes over the
 * server's HTML. Values that only a browser has (storage, abilities) are drawn by the next render.
 */
export const useIsHydrating = () => isHydrating.useValue()

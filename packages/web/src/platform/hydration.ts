import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this render must show what the server rendered: on the server, and in a browser while it takes over the
 * server's HTML. What only a browser knows (storage, abilities) is drawn by the render that follows at once.
 */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

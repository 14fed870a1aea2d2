import { useState, useSyncExternalStore } from 'react'
import { useSession } from '#platform/api/session'
import { onDemand } from '#platform/loading/on-demand'

/** The tray, which no first paint needs. */
export const tray = onDemand(() => import('./failed-writes-tray.tsx'))

/** The button and the list of the user's writes that could not be made; nothing where there are none. */
export function FailedWrites() {
  const module = tray.useModule()
  const { userName } = useSession()
  // A session that ends keeps its user's writes; the next login may be another person's.
  const [owner, setOwner] = useState(userName)
  if (userName !== '' && userName !== owner) setOwner(userName)
  return module ? <module.FailedWritesTray key={owner} user={owner} /> : null
}

const subscribeToNothing = () => () => {}

/** The write that an open form with one of these titles shows. */
export function useWriteInForm(titles: readonly string[]) {
  const { failedWrites } = tray.useLoaded() ?? {}
  return useSyncExternalStore(failedWrites?.subscribe ?? subscribeToNothing, () =>
    failedWrites?.inForm(titles),
  )
}

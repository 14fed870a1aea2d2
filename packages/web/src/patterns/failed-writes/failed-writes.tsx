import { useState, useSyncExternalStore } from 'react'
import { onDemand } from '#platform/on-demand'
import { useSession } from '#platform/session'

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

/** The writes, while the open form shows one of them; else null. */
export function useFormsFailedWrite() {
  const { failedWrites } = tray.useLoaded() ?? {}
  const hasForm = useSyncExternalStore(failedWrites?.subscribe ?? subscribeToNothing, () =>
    Boolean(failedWrites?.hasForm()),
  )
  return hasForm && failedWrites ? failedWrites : null
}

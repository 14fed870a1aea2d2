import { useSyncExternalStore } from 'react'
import { onDemand } from '#platform/on-demand'

/** The tray, which no first paint needs. */
export const tray = onDemand(() => import('./failed-writes-tray.tsx'))

/** The button and the list of the writes that could not be made; nothing where there are none. */
export function FailedWrites() {
  const module = tray.useModule()
  return module ? <module.FailedWritesTray /> : null
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

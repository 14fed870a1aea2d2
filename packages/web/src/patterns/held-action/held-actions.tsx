import { onDemand } from '#platform/on-demand'

/** The bars, which no first paint needs. */
export const bars = onDemand(() => import('./held-action-bars.tsx'))

/** The actions that wait, above every screen of the console. Unmounting it stops them. */
export function HeldActions() {
  const module = bars.useModule()
  return module ? <module.HeldActionBars /> : null
}

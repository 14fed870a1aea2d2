import { onDemand } from '#platform/on-demand'

/** The bars of held actions, which no first paint needs. */
export const bars = onDemand(() => import('./held-action-bar.tsx'))

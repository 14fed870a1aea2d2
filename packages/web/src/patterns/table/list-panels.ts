import { onDemand } from '#platform/on-demand'

/** What opens over a list: its filters, its display and the details of a row. No first paint needs it. */
export const panels = onDemand(() => import('./panels.tsx'))

import { onDemand } from '#platform/loading/on-demand'

/** What opens over a list, the handles of its columns, and what only paper shows. No first paint needs it. */
export const panels = onDemand(() => import('./panels.tsx'))

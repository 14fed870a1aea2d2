import { onDemand } from '#platform/loading/on-demand'

/** What opens over a page. One chunk, because both need the same parts of Ark, and a page more files for two. */
export const overlays = onDemand(() => import('./overlays.ts'))

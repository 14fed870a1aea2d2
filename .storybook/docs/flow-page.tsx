import type { Cases } from '@tarang/flow-testing'
import { lazy } from 'react'

// Loaded with the page, not with each story.
const FlowPage = lazy(() => import('./flow-docs.tsx'))

/** The parameters of a machine's stories: their page. */
export const flowDocs = (cases: Cases) => ({ docs: { page: () => <FlowPage cases={cases} /> } })

import type { Journey } from '../journey.ts'
import { blogManager } from './blog-manager.ts'
import { blogs } from './blogs.ts'
import { consoleJourneys } from './console.ts'
import { keptSave } from './failed-writes.ts'
import { listStates } from './list-states.ts'
import { liveStrategies } from './live-strategies.ts'
import { site } from './site.ts'
import { addSplit, compareSplit } from './stock-splits.ts'
import { strategyViews } from './strategy-views.ts'

export { extensionJourneys } from './extensions.ts'
export { renderedJourneys } from './rendered.ts'

/** What depends on the engine: focus, keys, history, files, frames, storage. The rest is in the tests of the screens. */
export const journeys: readonly Journey[] = [
  ...consoleJourneys,
  ...liveStrategies,
  listStates,
  addSplit,
  compareSplit,
  keptSave,
  ...strategyViews,
  ...blogManager,
  ...site,
  ...blogs,
]

/** Those that need no real browser. */
export const inProcess = journeys.filter(({ isForBrowsers = false }) => !isForBrowsers)

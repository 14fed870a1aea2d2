import type { Journey } from '../journey.ts'
import { blogManager } from './blog-manager.ts'
import { blogs } from './blogs.ts'
import { consoleJourneys } from './console.ts'
import { editors } from './editors.ts'
import { exploreData } from './explore-data.ts'
import { listStates } from './list-states.ts'
import { lists } from './lists.ts'
import { liveStrategies } from './live-strategies.ts'
import { site } from './site.ts'
import { strategyData } from './strategy-data.ts'
import { strategyViews } from './strategy-views.ts'

export { extensionJourneys } from './extensions.ts'
export { renderedJourneys } from './rendered.ts'

/** All journeys, by topic. */
export const groups: Readonly<Record<string, readonly Journey[]>> = {
  'Session and actions': consoleJourneys,
  'Live Strategies': liveStrategies,
  'Strategy data': [...strategyData, ...strategyViews],
  Lists: [...lists, ...listStates],
  'Explore data': exploreData,
  Editors: editors,
  'Blog Manager': blogManager,
  'Public pages': site,
  Blogs: blogs,
}

export const journeys: readonly Journey[] = Object.values(groups).flat()

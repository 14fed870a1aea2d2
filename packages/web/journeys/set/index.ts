import type { Journey } from '../world.ts'
import { blogManager } from './blog-manager.ts'
import { blogs } from './blogs.ts'
import { consoleJourneys } from './console.ts'
import { editors } from './editors.ts'
import { exploreData } from './explore-data.ts'
import { lists } from './lists.ts'
import { liveStrategies } from './live-strategies.ts'
import { site } from './site.ts'
import { strategyData } from './strategy-data.ts'

/** Every journey there is. */
export const journeys: readonly Journey[] = [
  ...consoleJourneys,
  ...liveStrategies,
  ...strategyData,
  ...lists,
  ...exploreData,
  ...editors,
  ...blogManager,
  ...site,
  ...blogs,
]

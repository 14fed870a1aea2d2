import type { Journey } from '../world.ts'
import { lists } from './lists.ts'
import { liveStrategies } from './live-strategies.ts'

/** Every journey there is. */
export const journeys: readonly Journey[] = [...liveStrategies, ...lists]

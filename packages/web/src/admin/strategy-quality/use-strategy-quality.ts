import type { StockSplit, StrategyDetails } from '@tarang/sdk'
import { useState } from 'react'
import { defineResource, useResource } from '#patterns/resource'
import { api } from '#platform/api/api'
import { today } from '#platform/browser/clock'
import { checkStrategy, needsSplits, type Warning } from './strategy-quality.model.ts'

const splitCalendar = defineResource<readonly StockSplit[], StrategyDetails>({
  load: async (details, options) => (needsSplits(details) ? api.stockSplits.list(options) : []),
})

export interface StrategyQuality {
  readonly warnings: readonly Warning[]
  /** The split calendar was needed and could not be loaded. */
  readonly lacksSplits: boolean
  readonly retry: () => void
}

/** The warnings about a strategy. Loads the split calendar only if a trade has an unusual price. */
export function useStrategyQuality(details: StrategyDetails): StrategyQuality {
  const { data, status, retry } = useResource(splitCalendar, { request: details })
  const [day] = useState(today)
  return {
    warnings: checkStrategy(details, { splits: data ?? [], today: day }),
    lacksSplits: status === 'failed',
    retry,
  }
}

import type { StockSplit, StrategyDetails } from '@tarang/sdk'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { defineResource, useResource } from '#patterns/resource'
import { api } from '#platform/api'
import { today } from '#platform/clock'
import { checkStrategy, needsSplits, type Warning } from './strategy-quality.model.ts'

// A resource keeps its first request: the reference has the details that were loaded last.
const splitCalendar = defineResource<readonly StockSplit[], RefObject<StrategyDetails>>({
  load: async (latest, options) => (needsSplits(latest.current) ? api.stockSplits.list(options) : []),
})

export interface StrategyQuality {
  readonly warnings: readonly Warning[]
  /** The split calendar was needed and could not be loaded. */
  readonly lacksSplits: boolean
  readonly retry: () => void
}

/** The warnings about a strategy. Loads the split calendar only if a trade has an unusual price. */
export function useStrategyQuality(details: StrategyDetails): StrategyQuality {
  const latest = useRef(details)
  const { data, status, retry } = useResource(splitCalendar, { request: latest })
  const loadAgain = useEffectEvent(retry)
  useEffect(() => {
    if (latest.current === details) return
    latest.current = details
    loadAgain()
  }, [details])
  const [day] = useState(today)
  return {
    warnings: checkStrategy(details, { splits: data ?? [], today: day }),
    lacksSplits: status === 'failed',
    retry,
  }
}

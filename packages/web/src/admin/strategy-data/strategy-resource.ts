import type { StrategyDetails } from '@tarang/sdk'
import { defineResource } from '#patterns/resource'
import { api } from '#platform/api/api'
import { isStrategy } from '../strategy/parts.ts'

/** Loads one strategy by its code. */
export async function loadStrategy(
  strategyCode: string,
  options: { readonly signal: AbortSignal },
): Promise<StrategyDetails> {
  const details = await api.strategies.get(strategyCode, options)
  if (!isStrategy(details)) throw new Error('The response does not describe a strategy.')
  return details
}

export const strategyResource = defineResource<StrategyDetails, string>({ load: loadStrategy })

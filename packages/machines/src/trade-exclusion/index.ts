export { tradeExclusionActors } from './trade-exclusion.actors.ts'
export { tradeExclusionMachine } from './trade-exclusion.machine.ts'
export {
  type ExcludableTrade,
  exclusionOf,
  failureOf,
  isExcludable,
  isExcluded,
  messages,
  stockOf,
  type TradeExclusionContext,
  type TradeExclusionEmitted,
  type TradeExclusionEvent,
} from './trade-exclusion.model.ts'
export { type TradeExclusionView, tradeExclusionView } from './trade-exclusion.selectors.ts'

export { tradeExclusionActors } from './trade-exclusion.actors.ts'
export { tradeExclusionMachine } from './trade-exclusion.machine.ts'
export {
  type ExcludableTrade,
  isExcludable,
  isExcluded,
  type TradeExclusionContext,
  type TradeExclusionEvent,
  type TradeExclusionTold,
} from './trade-exclusion.model.ts'
export { type TradeExclusionView, tradeExclusionView } from './trade-exclusion.selectors.ts'

export {
  type ComparisonMachine,
  createComparisonMachine,
  type RunningComparison,
} from './comparison.machine.ts'
export {
  type ComparedField,
  type ComparisonContext,
  type ComparisonEmitted,
  type ComparisonEvent,
  comparedFields,
  type Side,
  type Versions,
} from './comparison.model.ts'

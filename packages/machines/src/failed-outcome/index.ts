export {
  type FailedOutcome,
  markUnsent,
  type Outcome,
  outcomeOf,
  unfinished,
  unknownOutcomeText,
  type WriteFailure,
} from './failed-outcome.ts'

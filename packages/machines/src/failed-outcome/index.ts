export {
  type FailedOutcome,
  failedOutcome,
  markUnsent,
  unknownOutcomeText,
  type WriteFailure,
  wasUnsent,
} from './failed-outcome.ts'

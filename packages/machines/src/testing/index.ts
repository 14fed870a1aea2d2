export { type ActorDriver, actorDriver, liveCalls, type OpenCall } from './actor.driver.ts'
export { bundleOf } from './bundle.ts'
export {
  type ActorCases,
  type Cases,
  type CasesOf,
  defineCases,
  type Named,
  plain,
} from './cases.ts'
export {
  declaredStates,
  declaredTransitions,
  invokedSources,
  readableEvent,
  statesIn,
  transitionId,
} from './chart.ts'
export { Coverage, type Figures } from './coverage.ts'
export {
  compare,
  type Driver,
  type MakeDriver,
  Mismatch,
  type Observation,
  type Replayed,
  replay,
  typesOf,
  watched,
} from './driver.ts'
export { answerOf, awaited, eventOf, nameOf, offeredBy, payloadOf, sendable } from './events.ts'
export { type Mutant, mutantsOf } from './mutants.ts'
export {
  type BundleFile,
  type Expectation,
  type Path,
  type PathBundle,
  readBundle,
  type Step,
  type StepEvent,
  type TourName,
  writeBundle,
} from './path-bundle.ts'
export { pureDriver } from './pure.driver.ts'
export { type PureMachine, pureMachine, seen, type Taken } from './pure.ts'

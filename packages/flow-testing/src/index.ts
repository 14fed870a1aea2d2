export { type ActorDriver, actorDriver, liveCalls, type OpenCall, settled } from './actor-driver.ts'
export { findAmbiguities } from './ambiguities.ts'
export {
  type ActorCases,
  type Cases,
  type CasesOf,
  defineCases,
  type Named,
  plain,
} from './cases.ts'
export { Coverage, type Figures, measures } from './coverage.ts'
export { createBundle } from './create-bundle.ts'
export {
  declaredDelays,
  declaredStates,
  declaredTransitions,
  invokedSources,
  readableEvent,
  statesIn,
  transitionId,
  transitionIds,
} from './declared.ts'
export {
  compare,
  type Driver,
  type MakeDriver,
  Mismatch,
  type Replayed,
  replay,
  typesOf,
} from './driver.ts'
export { answerOf, eventOf, nameOf, offeredBy, payloadOf, sendable } from './events.ts'
export { type FakeCall, fakeActor, fakeCall } from './fake-actor.ts'
export { graphOf, vertexKey } from './graph.ts'
export { type Mutant, mutantsOf, runMutants } from './mutants.ts'
export type { Observation } from './observation.ts'
export {
  type BundleFile,
  type Expectation,
  type Path,
  type PathBundle,
  readBundle,
  type Step,
  type StepEvent,
  type TourName,
  tourNames,
  writeBundle,
} from './path-bundle.ts'
export { pureDriver } from './pure-driver.ts'
export { type PureMachine, pureMachine, type StepResult } from './pure-machine.ts'
export { rules } from './rules.ts'
export { type ScriptedAnswer, SLOW_ANSWER_MS, scriptedActor } from './scripted-actor.ts'
export { digestOf, textOf } from './text.ts'

export { examples } from '../generated/examples.ts'
export * as fixtures from '../generated/fixtures.ts'
export { refusals } from '../generated/fixtures.ts'
export type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '../operations.ts'
export {
  type Failure,
  type Fault,
  lost,
  never,
  offline,
  outOfOrder,
  type RefusalDetails,
  refused,
  slow,
  truncated,
  unreadable,
} from './faults.ts'
export type { Bases } from './routes.ts'
export { sampleFile } from './sample-file.ts'
export {
  type Asked,
  type Fetch,
  type Handler,
  type Handlers,
  type Reply,
  type StandInOptions,
  standIn,
} from './stand-in.ts'
export { type Faults, type Which, withFaults } from './with-faults.ts'

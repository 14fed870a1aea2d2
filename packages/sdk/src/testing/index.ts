export { examples } from '../generated/examples.ts'
export * as fixtures from '../generated/fixtures.ts'
export { refusals } from '../generated/fixtures.ts'
export type {
  BodyOf,
  OperationId,
  PathOf,
  QueryOf,
  ResponseOf,
  SpecifiedOperationId,
} from '../operations.ts'
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
export {
  type Fetch,
  type Handler,
  type HandlerResult,
  type Handlers,
  type MockFetchOptions,
  mockFetch,
  type OperationRequest,
} from './mock-fetch.ts'
export type { ServiceUrls } from './routes.ts'
export { sampleFile } from './sample-file.ts'
export { type Faults, type OperationSelector, withFaults } from './with-faults.ts'

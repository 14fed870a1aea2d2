export { failedWritesMachine } from './failed-writes.machine.ts'
export {
  type FailedItem,
  type FailedWrite,
  type FailedWritesContext,
  type FailedWritesEmitted,
  type FailedWritesEvent,
  formatFailedWrites,
  type KeptChanges,
  listedWrites,
  type NewFailedWrite,
  parseFailedWrites,
  type TypedField,
} from './failed-writes.model.ts'
export {
  type FailedWritesSnapshot,
  type FailedWritesStatus,
  type FailedWritesView,
  failedWritesView,
} from './failed-writes.selectors.ts'

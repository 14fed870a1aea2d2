export { type BulkActionMachine, createBulkActionMachine } from './bulk-action.machine.ts'
export type {
  BulkActionContext,
  BulkActionEmitted,
  BulkActionEvent,
  BulkActionInput,
  ItemResult,
} from './bulk-action.model.ts'
export { type BulkActionSnapshot, type BulkActionView, bulkActionView } from './bulk-action.selectors.ts'

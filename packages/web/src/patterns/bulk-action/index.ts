export { type BulkAction, type BulkActions, RowProblem } from './define-bulk-actions.ts'
export { SelectionStatus } from './selection-status.tsx'
export { useBulkActions, useSelection } from './use-bulk-actions.tsx'

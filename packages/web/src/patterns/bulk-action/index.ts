export { type BulkAction, type BulkActions, RowProblem } from './define-bulk-actions.ts'
export { useBulkActions, useSelection } from './use-bulk-actions.tsx'

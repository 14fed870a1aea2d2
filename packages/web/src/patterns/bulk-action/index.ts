export { type BulkAction, type BulkActions, type RowCallOptions, RowProblem } from './define-bulk-actions.ts'
export { useBulkActions, useSelection } from './use-bulk-actions.tsx'

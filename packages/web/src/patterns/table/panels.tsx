export { ColumnFilterForm } from './column-filter-form.tsx'
export { DisplayDialog } from './display-dialog.tsx'
export { Peek } from './peek.tsx'

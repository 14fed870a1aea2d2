export {
  type Column,
  date,
  externalLink,
  link,
  linkTo,
  type Naming,
  number,
  oneOf,
  rowNumber,
  sortable,
  text,
} from './columns.tsx'
export { defineTable, type Filter, type Table, type TableDefinition } from './define-table.ts'
export { TableScreen, type TableScreenProps } from './table-screen.tsx'
export { TableView } from './table-view.tsx'
export { type RunningTable, useTable } from './use-table.ts'

export { createTableMachine, type TableInput, type TableMachine } from './table.machine.ts'
export { defaultQuery, filterByValue, restoreQuery } from './table.model.ts'
export { PAGE_WINDOW, pageWindow } from './table.pages.ts'
export {
  matchingRows,
  type TableSnapshot,
  type TableStatus,
  type TableView,
  tableView,
} from './table.selectors.ts'
export type {
  QueryChanged,
  QueryEvent,
  QueryInput,
  RowId,
  Sort,
  SortKey,
  TableContext,
  TableEvent,
  TableFilter,
  TableQuery,
  TableRules,
} from './table.types.ts'

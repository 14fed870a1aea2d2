export { createTableMachine, type TableInput, type TableMachine } from './table.machine.ts'
export {
  defaultQuery,
  filterByValue,
  type QueryChanged,
  type QueryEvent,
  type QueryInput,
  type RowId,
  restoreQuery,
  type Sort,
  type SortKey,
  type TableContext,
  type TableEvent,
  type TableFilter,
  type TableQuery,
  type TableRules,
} from './table.model.ts'
export { PAGE_WINDOW, pageWindow } from './table.pages.ts'
export {
  matchingRows,
  type TableSnapshot,
  type TableStatus,
  type TableView,
  tableView,
} from './table.selectors.ts'

export {
  type Column,
  optional,
  rowHeader,
  secondary,
  sortable,
  totalled,
  type ValueColumn,
} from './column.ts'
export { columnDecimals } from './column-decimals.ts'
export {
  type BadgeLabel,
  date,
  dateTime,
  longText,
  money,
  number,
  oneOf,
  rowNumber,
  text,
  toned,
  word,
} from './columns.tsx'
export { copyable } from './copyable.tsx'
export { defineTable, type Table } from './define-table.ts'
export { filterBar } from './filter-bar.ts'
export { externalLink, image, link, linked, linkTo } from './link-columns.tsx'
export { listFrame, listLine } from './list-frame.ts'
export { ListScreen } from './list-screen.tsx'
export { RowsAge } from './refresh-button.tsx'
export { saveCsv } from './save-csv.ts'
export { TableScreen, type TableScreenProps } from './table-screen.tsx'
export { TableView } from './table-view.tsx'
export { type RunningTable, useTable } from './use-table.ts'

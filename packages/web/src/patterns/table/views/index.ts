export { useShownColumns } from './column-order.ts'
export { SaveView } from './save-view.tsx'
export {
  changeColumnWidth,
  showUsualColumns,
  toggleColumn,
  togglePin,
  useColumnDisplay,
  useTableDisplay,
} from './stored-display.ts'
export { DisplayButton, type DisplayButtonProps, type OpenDisplay } from './table-display.tsx'
export type { TableKey } from './table-keys.ts'
export { defaultTableView } from './table-views.ts'
export { ViewTabs } from './view-tabs.tsx'
export type { ViewedTable } from './viewed-table.ts'

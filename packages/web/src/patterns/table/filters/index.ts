export { columnFilters, filterable } from './column-filter.model.ts'
export { ColumnFilterButton, type OpenFilter } from './column-filter-button.tsx'
export { ColumnFilterChips } from './column-filter-chips.tsx'
export { type Filter, filterBar, TableTools } from './table-tools.tsx'

import '../../../src/index.css'
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { createRoot } from 'react-dom/client'
import { columns, load, PAGE_SIZES, type Strategy, sortKey } from './cells.ts'
import { Frame, Row } from './react-cells.tsx'

/** The list with TanStack Table and the same cells. */
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { basic: sortFn_basic },
})

const definitions = columns.map(
  (column): ColumnDef<typeof features, Strategy> => ({
    id: column.id,
    accessorFn: (row) => (column.isSortable ? sortKey(row, column) : row.strategyCode),
    sortFn: 'basic',
    sortDescFirst: false,
    enableGlobalFilter: column.kind === 'code',
  }),
)

function List({ rows }: { rows: readonly Strategy[] }) {
  const list = useTable({
    features,
    columns: definitions,
    data: rows,
    globalFilterFn: 'includesString',
    enableSortingRemoval: false,
    initialState: { pagination: { pageIndex: 0, pageSize: 15 }, sorting: [{ id: 'xirr', desc: false }] },
  })
  const { pageIndex, pageSize } = list.state.pagination
  return (
    <Frame
      search={String(list.state.globalFilter ?? '')}
      onSearch={(search) => list.setGlobalFilter(search)}
      count={list.getFilteredRowModel().rows.length}
      onSort={(column) => list.getColumn(columns[column]?.id ?? '')?.toggleSorting()}
      size={pageSize}
      sizes={PAGE_SIZES}
      onSize={(size) => list.setPageSize(size)}
      onPrevious={list.getCanPreviousPage() ? () => list.previousPage() : undefined}
      onNext={list.getCanNextPage() ? () => list.nextPage() : undefined}
    >
      {list.getRowModel().rows.map(({ id, original }, index) => (
        <Row key={id} row={original} number={pageIndex * pageSize + index + 1} isTabStop={index === 0} />
      ))}
    </Frame>
  )
}

const rows = await load()
createRoot(document.querySelector('#root') as HTMLElement).render(<List rows={rows} />)

import type { QueryEvent, TableView } from '@tarang/machines/table'
import { css } from '#styled-system/css'
import { Skeleton } from '#ui/skeleton'
import { Table as Grid } from '#ui/table'
import type { Column } from './columns.tsx'
import type { Table } from './define-table.ts'

interface TableRowsProps<Row extends object> {
  readonly label: string
  readonly table: Table<Row>
  readonly view: TableView<Row>
  readonly send: (event: QueryEvent) => void
}

// A word of a heading may go below another; a date or a figure may not.
const heading = css({ md: { whiteSpace: 'normal', textWrap: 'balance' } })
const short = css({ md: { whiteSpace: 'nowrap' } })
const long = css({ md: { minWidth: '44' } })

/** The rows of one page under their headers, or their places while they are on their way. */
export function TableRows<Row extends object>({ label, table, view, send }: TableRowsProps<Row>) {
  const { columns, rowId } = table
  return (
    <Grid.Root
      label={label}
      aria-busy={view.isBusy}
      aria-rowcount={view.total > 0 ? view.matchCount + 1 : -1}
    >
      <Grid.Head>
        <Grid.Row>
          {columns.map((column) => (
            <Grid.Header
              key={column.id}
              numeric={column.isNumeric}
              className={column.isSortable ? undefined : heading}
              {...(column.isSortable && {
                onSort: () => send({ type: 'sort.toggle', column: column.id }),
                order: orderOf(column, view.sort),
              })}
            >
              {column.label}
            </Grid.Header>
          ))}
        </Grid.Row>
      </Grid.Head>
      <Grid.Body>
        {view.status === 'loading'
          ? Array.from({ length: PLACES }, (_, place) => <Places key={place} columns={columns} />)
          : view.rows.map((row, index) => (
              <Grid.Row key={rowId(row) ?? index} aria-rowindex={view.firstRowNumber + index + 1}>
                {columns.map((column) => (
                  <Grid.Cell
                    key={column.id}
                    label={column.label}
                    numeric={column.isNumeric}
                    className={column.isLong ? long : short}
                  >
                    {column.cell(row, view.firstRowNumber + index)}
                  </Grid.Cell>
                ))}
              </Grid.Row>
            ))}
      </Grid.Body>
    </Grid.Root>
  )
}

/** As many as fill a screen; the page below moves once, and down. */
const PLACES = 8

const Places = <Row,>({ columns }: { columns: readonly Column<Row>[] }) => (
  <Grid.Row aria-hidden>
    {columns.map((column) => (
      <Grid.Cell key={column.id} label={column.label} numeric={column.isNumeric}>
        <Skeleton style={{ minWidth: '4em' }} />
      </Grid.Cell>
    ))}
  </Grid.Row>
)

const orderOf = <Row,>(column: Column<Row>, sort: TableView<Row>['sort']) =>
  sort?.column === column.id ? (sort.order === 'ascending' ? 'asc' : 'desc') : null

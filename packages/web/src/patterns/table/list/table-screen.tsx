import type { Table } from './define-table.ts'
import { ListScreen, type ListScreenProps } from './list-screen.tsx'
import { useTable } from './use-table.ts'

export interface TableScreenProps<Row extends object> extends Omit<ListScreenProps<Row>, 'actor'> {
  readonly table: Table<Row>
}

/** A screen with one table: heading, Back, search, rows, pagination. */
export const TableScreen = <Row extends object>(props: TableScreenProps<Row>) => (
  <ListScreen {...props} actor={useTable(props.table)} />
)

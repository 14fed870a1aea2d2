import { useState } from 'react'
import { type Column, defineTable, TableView, useTable } from '#patterns/table'
import { failure } from '../messages.ts'

interface ChartTableProps<Row extends object> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly addressPrefix: string
}

/** The data of a chart as a table. */
export function ChartTable<Row extends object>({
  label,
  columns,
  rows,
  addressPrefix,
}: ChartTableProps<Row>) {
  const [table] = useState(() => {
    const ids = new Map(rows.map((row, index) => [row, index]))
    return defineTable<Row>({
      load: async () => rows,
      rowId: (row) => ids.get(row),
      columns,
      empty: 'No closed trades.',
      failure,
      addressPrefix,
      // The row has no more.
      hasDetails: false,
      hasRefresh: false,
    })
  })
  return <TableView label={label} table={table} actor={useTable(table)} />
}

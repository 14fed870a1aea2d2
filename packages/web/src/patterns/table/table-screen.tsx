import type { ReactNode } from 'react'
import { ScreenHeader } from '#patterns/screen'
import { css } from '#styled-system/css'
import type { Table } from './define-table.ts'
import { TableView } from './table-view.tsx'
import { useTable } from './use-table.ts'

export interface TableScreenProps<Row extends object> {
  readonly title: string
  readonly table: Table<Row>
  /** Actions beside the heading, such as an Add button. */
  readonly actions?: ReactNode
  /** A message under the heading. */
  readonly notice?: ReactNode
}

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })

/** A screen with one table: heading, Back, search, rows, pagination. */
export function TableScreen<Row extends object>({ title, table, actions, notice }: TableScreenProps<Row>) {
  const actor = useTable(table)
  return (
    <div className={screen}>
      <ScreenHeader title={title} actions={actions} hasBack />
      {notice}
      <TableView label={title} table={table} actor={actor} />
    </div>
  )
}

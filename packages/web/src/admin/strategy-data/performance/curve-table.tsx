import { useState } from 'react'
import { date, defineTable, number, TableView, useTable } from '#patterns/table'
import { gain } from '../gain.ts'
import { failure } from '../messages.ts'
import type { CurvePoint } from './curve.model.ts'

/** The curve's data as a table. */
export function CurveTable({ curve }: { curve: readonly CurvePoint[] }) {
  const [table] = useState(() =>
    defineTable<CurvePoint>({
      load: async () => curve,
      rowId: ({ day }) => day,
      columns: [
        date('Exit Date', 'day'),
        number('Trades', 'trades'),
        gain('P&L of the Day', 'gain'),
        gain('Realised P&L', 'realised'),
        gain('Below Peak', 'below'),
      ],
      empty: 'No closed trades.',
      failure,
      addressPrefix: 'curve.',
      // The row has no more.
      hasDetails: false,
    }),
  )
  return <TableView label="Realised P&L by day" table={table} actor={useTable(table)} />
}

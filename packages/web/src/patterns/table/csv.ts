import { BYTE_ORDER_MARK, csvLine } from '@tarang/machines/csv'
import type { Column } from './column.ts'

/** The rows as a CSV file (RFC 4180) for spreadsheets; columns without plain text are left out. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ plain, exported = plain, plainLabel, label }) =>
    exported ? [{ exported, heading: plainLabel ?? label }] : [],
  )
  const lines = [
    written.map(({ heading }) => heading),
    ...rows.map((row, index) => written.map(({ exported }) => exported(row, index + 1))),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => csvLine(cells)).join('')
}

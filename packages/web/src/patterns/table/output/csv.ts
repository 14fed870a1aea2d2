import { BYTE_ORDER_MARK, csvLine } from '@tarang/machines/csv'
import { today } from '#platform/browser/clock'
import { download } from '#platform/browser/download'
import { fileName } from '#platform/formats/file-name'
import { formatCount } from '#platform/formats/format'
import { toaster } from '#ui/toaster'
import type { Column } from '../columns/index.ts'

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

/** Saves rows as a CSV file, and tells the user its name. */
export function saveCsv<Row>(label: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  saveFile(label, csvOf(columns, rows), `Exported ${formatCount(rows.length, 'row')}`)
}

/** Saves the text of a CSV file, and tells the user its name. */
export function saveFile(label: string, text: string, title: string) {
  const name = fileName(label, today(), 'csv')
  download(name, text, 'text/csv;charset=utf-8')
  toaster.success({ title, description: name })
}

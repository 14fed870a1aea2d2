import { today } from '#platform/browser/clock'
import { download } from '#platform/browser/download'
import { fileName } from '#platform/formats/file-name'
import { formatCount } from '#platform/formats/format'
import { toaster } from '#ui/toaster'
import type { Column } from './column.ts'
import { csvOf } from './csv.ts'

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

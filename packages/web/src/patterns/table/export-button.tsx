import { matchingRows } from '@tarang/machines/table'
import { Download } from 'lucide-react'
import { today } from '#platform/clock'
import { download } from '#platform/download'
import { formatCount } from '#platform/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { toaster } from '#ui/toaster'
import { csvName, csvOf } from './csv.ts'
import type { Table } from './define-table.ts'
import type { RunningTable } from './use-table.ts'

interface ExportButtonProps<Row extends object> {
  readonly label: string
  readonly table: Table<Row>
  readonly actor: RunningTable<Row>
}

/** Saves all matching rows in the present order as a CSV file. */
export function ExportButton<Row extends object>({ label, table, actor }: ExportButtonProps<Row>) {
  const save = () => {
    const rows = matchingRows(actor.getSnapshot())
    const name = csvName(label, today())
    download(name, csvOf(table.columns, rows), 'text/csv;charset=utf-8')
    toaster.success({ title: `Exported ${formatCount(rows.length, 'row')}`, description: name })
  }
  return (
    <Button variant="ghost" size="sm" className={css({ marginInlineEnd: '-3' })} onClick={save}>
      <Download aria-hidden />
      Export CSV
    </Button>
  )
}

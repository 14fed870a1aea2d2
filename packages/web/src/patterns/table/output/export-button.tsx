import { BYTE_ORDER_MARK } from '@tarang/machines/csv'
import { matchingRows, type TableSnapshot } from '@tarang/machines/table'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '#platform/api/failure'
import { toaster } from '#ui/toaster'
import type { Column } from '../columns/index.ts'
import { ToolButton } from '../tool-button.tsx'
import { saveCsv, saveFile } from './csv.ts'

interface Exported<Row> {
  readonly columns: readonly Column<Row>[]
  readonly exportFile?: (options: { signal: AbortSignal }) => Promise<string>
}

interface ExportButtonProps<Row> {
  readonly label: string
  readonly table: Exported<Row>
  readonly actor: { readonly getSnapshot: () => TableSnapshot<Row> }
  /** No row matches. */
  readonly blocked: boolean
}

/**
 * Saves all matching rows in the present order as a CSV file; where the table has `exportFile`, that file, unless filters are
 * set that the server does not know.
 */
export function ExportButton<Row>({ label, table, actor, blocked }: ExportButtonProps<Row>) {
  const file = useExportFile(table)
  const save = async () => {
    const snapshot = actor.getSnapshot()
    const isFiltered = Object.keys(snapshot.context.query.filters).length > 0
    if (!table.exportFile || isFiltered) return saveCsv(label, table.columns, matchingRows(snapshot))
    const text = await file.load()
    if (text !== null) saveFile(label, text, `Exported ${label}`)
  }
  return (
    <ToolButton
      label="Export CSV"
      icon={Download}
      loading={file.isLoading}
      blocked={blocked}
      onClick={save}
    />
  )
}

/** Loads the file of a table, until its screen is left. A failure shows a toast and gives null. */
function useExportFile<Row>({ exportFile }: Exported<Row>) {
  const [isLoading, setLoading] = useState(false)
  const request = useRef<AbortController>(null)
  useEffect(() => () => request.current?.abort(), [])
  const load = async (): Promise<string | null> => {
    const controller = new AbortController()
    request.current = controller
    setLoading(true)
    try {
      // The client decodes the text, and drops the mark of its encoding.
      return BYTE_ORDER_MARK + (await exportFile?.({ signal: controller.signal }))
    } catch (error) {
      if (!controller.signal.aborted) {
        toaster.error({ title: failureText('Failed to export. Please try again.', error) })
      }
      return null
    } finally {
      setLoading(false)
    }
  }
  return { isLoading, load }
}

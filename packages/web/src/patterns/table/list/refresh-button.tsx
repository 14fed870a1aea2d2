import type { TableView } from '@tarang/machines/table'
import { RotateCw } from 'lucide-react'
import { useMinute } from '#platform/browser/minute'
import { css } from '#styled-system/css'
import { ToolButton } from '../tool-button.tsx'
import { formatAge } from './rows-age.ts'

interface RefreshButtonProps<Row> {
  readonly view: TableView<Row>
  readonly send: (event: { type: 'rows.check' | 'rows.refresh' }) => void
}

/** Loads the rows again. */
export const RefreshButton = <Row,>({ view, send }: RefreshButtonProps<Row>) => (
  <ToolButton
    label="Refresh"
    icon={RotateCw}
    loading={view.isChecking}
    blocked={view.isBusy}
    onClick={() => send({ type: view.isFailed ? 'rows.refresh' : 'rows.check' })}
  />
)

const words = css({
  color: 'fg.muted',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  mdDown: { width: 'full' },
})

/** How old rows, or results, are. */
export function RowsAge({ loadedAt, verb }: { loadedAt: Date; verb?: string }) {
  return (
    <span aria-live="off" className={words}>
      {formatAge(loadedAt, useMinute(), verb)}
    </span>
  )
}

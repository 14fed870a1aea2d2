import type { TableView } from '@tarang/machines/table'
import { ListPlus, RotateCw } from 'lucide-react'
import { useRef } from 'react'
import { useMinute } from '#platform/browser/minute'
import { formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { ToolButton } from '../tool-button.tsx'
import { formatAge } from './rows-age.ts'

interface RefreshButtonProps<Row> {
  readonly view: TableView<Row>
  readonly send: (event: { type: 'rows.check' | 'rows.refresh' | 'rows.show' }) => void
}

/** Loads the rows again, and offers what has come meanwhile. */
export function RefreshButton<Row>({ view, send }: RefreshButtonProps<Row>) {
  const button = useRef<HTMLButtonElement>(null)
  const show = () => {
    send({ type: 'rows.show' })
    // The focused button is removed with what it shows.
    button.current?.focus()
  }
  return (
    <>
      {view.hasPending && (
        <Button variant="outline" size="sm" onClick={show}>
          <ListPlus aria-hidden />
          <span>
            {view.newCount > 0
              ? `Show ${formatNumber(view.newCount)} new`
              : `Remove ${formatNumber(view.goneCount)} gone`}
          </span>
        </Button>
      )}
      <ToolButton
        ref={button}
        label="Refresh"
        icon={RotateCw}
        loading={view.isChecking}
        blocked={view.isBusy}
        onClick={() => send({ type: view.isFailed ? 'rows.refresh' : 'rows.check' })}
      />
    </>
  )
}

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

import type { BulkActionView } from '@tarang/machines/bulk-action'
import { css } from '#styled-system/css'
import { Progress } from '#ui/progress'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { BulkAction } from './define-bulk-actions.ts'

interface BulkProgressProps {
  readonly action: Pick<BulkAction<never>, 'doing'>
  readonly view: BulkActionView<unknown>
}

const box = css({ display: 'grid', gap: '3' })
const words = css({ textStyle: 'body.sm', _empty: { display: 'none' } })

/** How far a bulk action is. */
export function BulkProgress({ action, view }: BulkProgressProps) {
  const { done, failed, total, isStopping, isExpired } = view
  const settled = done + failed.length
  const quarter = Math.floor((settled / total) * 4) * 25
  return (
    <div className={box}>
      <Progress label={action.doing} value={settled} max={total} />
      <p className={words}>
        {isExpired
          ? 'Your session has ended. It continues after the login.'
          : isStopping && 'Stopping: what has started is finished first, and nothing else starts.'}
      </p>
      {/* A screen reader hears each quarter, not each row. */}
      <VisuallyHidden role="status">{quarter > 0 && `${quarter} % finished`}</VisuallyHidden>
    </div>
  )
}

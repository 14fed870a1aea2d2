import type { ActionView } from '@tarang/machines/action'
import { css } from '#styled-system/css'
import { Progress } from '#ui/progress'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { ManyTexts } from './define-action.ts'

interface ActionProgressProps {
  readonly many: Pick<ManyTexts, 'label'>
  readonly view: ActionView<object>
}

const box = css({ display: 'grid', gap: '3' })
const words = css({ textStyle: 'body.sm', _empty: { display: 'none' } })

/** How far an action on many records is. */
export function ActionProgress({ many, view }: ActionProgressProps) {
  const { status, done, failed, total, isStopping } = view
  const settled = done + failed.length
  const quarter = Math.floor((settled / total) * 4) * 25
  return (
    <div className={box}>
      <Progress label={many.label} value={settled} max={total} />
      <p className={words}>
        {status === 'waitingForLogin'
          ? 'Your session has ended. It continues after the login.'
          : isStopping && 'Stopping: what has started is finished first, and nothing else starts.'}
      </p>
      {/* A screen reader hears each quarter, not each row. */}
      <VisuallyHidden role="status">{quarter > 0 && `${quarter} % finished`}</VisuallyHidden>
    </div>
  )
}

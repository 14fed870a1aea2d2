import type { FailedWrite } from '@tarang/machines/failed-writes'
import { css } from '#styled-system/css'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { DateTime } from '#ui/date-time'
import { VisuallyHidden } from '#ui/visually-hidden'

const item = css({ layerStyle: 'surface', display: 'grid', gap: '3', padding: '4', overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' })
const heading = css({ textStyle: 'label' })
const muted = css({ textStyle: 'body.sm', color: 'fg.muted' })
const fields = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
  columnGap: '4',
  rowGap: '1',
  textStyle: 'body.sm',
})
const label = css({ color: 'fg.muted' })
const value = css({ whiteSpace: 'pre-wrap', marginBottom: { base: '2', sm: '0' } })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

interface FailedWriteItemProps {
  readonly write: FailedWrite
  readonly canWrite: boolean
  /** Opens its form, and with `isRetry` sends it. */
  readonly onReopen: (isRetry: boolean) => void
  /** Asks first; the focus then returns to this button. */
  readonly onDiscard: (button: HTMLElement) => void
}

/** 'Edit Discount/Coupon: DIWALI12-01' */
export const nameOfWrite = ({ form, subject }: FailedWrite): string =>
  subject ? `${form}: ${subject}` : form

/** One failed write: what was typed, when and why it failed, and what to do with it. */
export function FailedWriteItem({ write, canWrite, onReopen, onDiscard }: FailedWriteItemProps) {
  const { at, outcome, reason, typed, files, items } = write
  const title = nameOfWrite(write)
  const name = <VisuallyHidden>{` “${title}”`}</VisuallyHidden>
  return (
    <section aria-label={title} tabIndex={-1} className={item}>
      <div className={head}>
        <h3 className={heading}>{title}</h3>
        <Badge tone={outcome === 'unknown' ? 'warning' : 'neutral'}>
          {outcome === 'unknown' ? 'Outcome unknown' : 'Failed'}
        </Badge>
        <span className={muted}>
          <DateTime value={new Date(at).toISOString()} />
        </span>
      </div>
      <p className={muted}>{reason}</p>
      {typed.length > 0 && (
        <dl className={fields}>
          {typed.map((field) => (
            <div key={field.label} className={css({ display: 'contents' })}>
              <dt className={label}>{field.label}</dt>
              <dd className={value}>{field.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <p className={muted}>{`Files are not kept. Choose again in the form: ${files.join(', ')}.`}</p>
      )}
      <div className={buttons}>
        {canWrite && files.length === 0 && (
          <Button size="sm" onClick={() => onReopen(true)}>
            <span>Retry</span>
            {name}
          </Button>
        )}
        {canWrite && !items && (
          <Button variant="outline" size="sm" onClick={() => onReopen(false)}>
            <span>Reopen the form</span>
            {name}
          </Button>
        )}
        <Button tone="danger" size="sm" onClick={({ currentTarget }) => onDiscard(currentTarget)}>
          <span>Discard</span>
          {name}
        </Button>
      </div>
    </section>
  )
}

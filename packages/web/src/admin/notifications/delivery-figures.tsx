import type { NotificationDelivery } from '@tarang/sdk/extensions'
import { useRef } from 'react'
import { failureText } from '#platform/api/failure'
import { formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Badge } from '#ui/badge'
import { Spinner } from '#ui/spinner'

interface DeliveryFiguresProps {
  readonly data: NotificationDelivery | null
  /** Why the last load failed. */
  readonly error: unknown
  readonly onRetry: () => void
}

const states = {
  sending: { label: 'Sending', tone: 'info' },
  finished: { label: 'Finished', tone: 'positive' },
  cancelled: { label: 'Cancelled', tone: 'warning' },
  unknown: { label: 'Not recorded', tone: 'neutral' },
} as const

// Focused only by script, so it shows no ring.
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', outline: 'none' })
const list = css({ display: 'grid', gap: '2' })
const row = css({ display: 'flex', justifyContent: 'space-between', gap: '4' })
const number = css({ fontVariantNumeric: 'tabular-nums' })
const heading = css({ textStyle: 'body.md', fontWeight: 'semibold' })

/** The figures of a delivery; the last ones stay while newer ones are loaded. */
export function DeliveryFigures({ data, error, onRetry }: DeliveryFiguresProps) {
  const figures = useRef<HTMLDivElement>(null)
  const retry = () => {
    onRetry()
    // The page's heading is behind the dialog.
    figures.current?.focus()
  }
  return (
    <div ref={figures} tabIndex={-1} className={stack}>
      {error !== null && (
        <Alert tone="negative" onRetry={retry}>
          {failureText('Failed to fetch the delivery.', error)}
        </Alert>
      )}
      {!data && error === null && <Spinner label="Loading..." />}
      {data && <Figures data={data} />}
    </div>
  )
}

function Figures({ data }: { data: NotificationDelivery }) {
  const { label, tone } = states[data.state]
  if (data.state === 'unknown') {
    return <p>This notification was sent before deliveries were recorded.</p>
  }
  return (
    <>
      <p role="status">
        <Badge tone={tone}>{label}</Badge>
      </p>
      <dl className={list}>
        <Figure name="Recipients" value={data.recipients} />
        <Figure name="Delivered" value={data.delivered} />
        <Figure name="Failed" value={data.failed} />
        <Figure name="Cancelled" value={data.cancelled} />
        <Figure name="Not sent yet" value={data.queued} />
      </dl>
      {data.reasons.length > 0 && (
        <section className={list}>
          <h3 className={heading}>Why it failed</h3>
          <dl className={list}>
            {data.reasons.map(({ reason, count }) => (
              <Figure key={reason} name={reason} value={count} />
            ))}
          </dl>
        </section>
      )}
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div className={row}>
    <dt className={css({ overflowWrap: 'anywhere' })}>{name}</dt>
    <dd className={number}>{formatNumber(value)}</dd>
  </div>
)

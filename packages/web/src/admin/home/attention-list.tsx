import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { defineResource, useResource } from '#patterns/resource'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { Card } from '#ui/card'
import { TextLink } from '#ui/link'
import { type Attention, loadAttention, loadEndingSubscriptions } from './load-attention.ts'

const attention = defineResource<Attention>({
  load: (_, options) => loadAttention(options),
  warning: 'What needs attention could not be loaded:',
})
const endingSubscriptions = defineResource<Attention>({
  load: (_, options) => loadEndingSubscriptions(options),
  warning: 'Subscriptions could not be counted:',
})

const section = css({ width: 'full', maxWidth: 'prose', textAlign: 'start' })
const body = css({ display: 'grid', gap: '4', justifyItems: 'start' })
const list = css({ display: 'grid', gap: '1', width: 'full', textStyle: 'body.md' })
const item = css({ display: 'flex', alignItems: 'flex-start', gap: '3', paddingBlock: '2' })
const mark = css({ flex: 'none', boxSize: '5', marginTop: '0.5', color: 'warning.fg' })
const noMark = css({ flex: 'none', boxSize: '5' })
const quiet = css({ color: 'fg.muted', textStyle: 'body.sm' })

/** What needs attention today: each line leads to the list of exactly that. */
export function AttentionList() {
  const { data } = useResource(attention)
  const [isCounting, setCounting] = useState(false)
  const [status, setStatus] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The welcome needs no loading state, and a list that cannot be loaded is left out.
  if (!data || (data.lines.length === 0 && data.isPartial)) return null
  // The focused button is removed.
  const keepFocus = () => heading.current?.focus()
  const count = () => {
    setCounting(true)
    keepFocus()
  }
  return (
    <section aria-labelledby="attention" className={section}>
      <Card>
        <div className={body}>
          <h2 id="attention" ref={heading} tabIndex={-1} className={css({ textStyle: 'heading.md' })}>
            To look at
          </h2>
          <Lines
            found={data}
            nothing={data.lines.some(({ isUrgent }) => isUrgent) ? null : 'Nothing needs attention.'}
          />
          {/* Always mounted, because screen readers announce only changes. */}
          <p role="status" className={quiet}>
            {status}
          </p>
          {isCounting ? (
            <EndingSubscriptions onStatus={setStatus} onRetry={keepFocus} />
          ) : (
            <Button variant="outline" size="sm" onClick={count}>
              Count subscriptions that end soon
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}

interface EndingSubscriptionsProps {
  readonly onStatus: (text: string) => void
  readonly onRetry: () => void
}

function EndingSubscriptions({ onStatus, onRetry }: EndingSubscriptionsProps) {
  const { data, error, retry } = useResource(endingSubscriptions)
  const counted = data ? 'Subscriptions that end soon' : 'Counting...'
  const status = error === null ? counted : 'The subscriptions could not be counted.'
  useEffect(() => onStatus(status), [onStatus, status])
  if (error !== null)
    return (
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          retry()
          onRetry()
        }}
      >
        Retry
      </Button>
    )
  return (
    data && (
      <Lines found={data} nothing={data.lines.length > 0 ? null : 'No subscription ends within 30 days.'} />
    )
  )
}

const Lines = ({ found: { lines, isPartial }, nothing }: { found: Attention; nothing: string | null }) => (
  <>
    {lines.length > 0 && (
      <ul className={list}>
        {lines.map(({ text, path, isUrgent }) => (
          <li key={path} className={item}>
            {isUrgent ? <TriangleAlert aria-hidden className={mark} /> : <span className={noMark} />}
            <TextLink asChild>
              <Link href={path}>{text}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
    )}
    {nothing !== null && !isPartial && <p className={quiet}>{nothing}</p>}
    {isPartial && <p className={quiet}>Some of it could not be loaded.</p>}
  </>
)

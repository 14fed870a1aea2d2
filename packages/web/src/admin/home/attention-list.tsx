import type { Registration } from '@tarang/runtime-config'
import { TriangleAlert } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { defineResource, useResource } from '#patterns/resource'
import { COMPLAINTS_FILE } from '#platform/api/complaints'
import { now } from '#platform/browser/clock'
import { css, cx } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { TextLink } from '#ui/link'
import { Board, Incomplete } from './board.tsx'
import { EndingSubscriptions } from './ending-subscriptions.tsx'
import { type Attention, loadAttention } from './load-attention.ts'
import { OverdueSplits } from './overdue-splits.tsx'
import { usePutOff } from './put-off.ts'
import { PutOffButton, PutOffCount } from './put-off-parts.tsx'

interface Asked {
  readonly registration: Registration
  readonly at: Date | undefined
}

const attention = defineResource<Attention, Asked>({
  load: ({ registration, at = now() }, options) => loadAttention(registration, at, options),
  warning: 'What needs attention could not be loaded:',
})

const nothing: Attention = { lines: [], isPartial: true, complaintsOf: null }

const list = css({ display: 'grid', width: 'full', textStyle: 'body.md' })
const item = css({ display: 'flex', alignItems: 'center', gap: '3', minHeight: '11', paddingBlock: '1' })
const icon = css({ flex: 'none', boxSize: '5' })
const warning = css({ color: 'warning.fg' })
const text = css({ flex: '1', minWidth: '0' })

interface AttentionListProps {
  readonly registration: Registration
  /** The present unless set. */
  readonly at: Date | undefined
}

/** What needs attention today: each line leads to the list of exactly that, or is put off until tomorrow. */
export function AttentionList({ registration, at }: AttentionListProps) {
  const asked = useMemo(() => ({ registration, at }), [registration, at])
  const { data, error, retry, refresh } = useResource(attention, { request: asked })
  const { lines, isPartial, complaintsOf } = data ?? nothing
  const putOff = usePutOff(lines)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button is removed.
  const keepFocus = () => heading.current?.focus()
  if (!data && error === null) return <Board headingRef={heading} />
  const isClear = complaintsOf === null && !lines.some((line) => line.isUrgent && !putOff.isPutOff(line))
  return (
    <Board headingRef={heading}>
      {complaintsOf !== null && <ComplaintsReminder month={complaintsOf} />}
      <div className={css({ width: 'full' })}>
        {putOff.shown.length > 0 && (
          <ul className={list}>
            {putOff.shown.map((line) => (
              <li key={line.path}>
                <div className={item}>
                  {line.isUrgent && !putOff.isPutOff(line) ? (
                    <TriangleAlert aria-hidden className={cx(icon, warning)} />
                  ) : (
                    <span className={icon} />
                  )}
                  <span className={text}>
                    <TextLink asChild>
                      <Link href={line.path}>{line.text}</Link>
                    </TextLink>
                  </span>
                  <PutOffButton item={line} name={line.text} putOff={putOff} />
                </div>
                {line.splits && !putOff.isPutOff(line) && (
                  <OverdueSplits splits={line.splits} onChanged={refresh} />
                )}
              </li>
            ))}
          </ul>
        )}
        {isClear && !isPartial && (
          <p className={css({ color: 'fg.muted', textStyle: 'body.sm' })}>Nothing needs attention.</p>
        )}
        <PutOffCount putOff={putOff} />
      </div>
      {isPartial && (
        <Incomplete
          text={
            lines.length > 0 ? 'Some of it could not be loaded.' : 'What needs attention could not be loaded.'
          }
          onRetry={() => {
            keepFocus()
            retry()
          }}
        />
      )}
      <EndingSubscriptions onRemove={keepFocus} />
    </Board>
  )
}

/** Reminds a registered firm, in the first days of a month, to publish last month's complaints. */
const ComplaintsReminder = ({ month }: { readonly month: string }) => (
  <Alert tone="warning" title={`Complaints of ${month} are due by the 7th`}>
    The disclosures page does not show them yet. The site operator must replace the file{' '}
    <code>{COMPLAINTS_FILE.slice(1)}</code> in the build with this month’s figures.
  </Alert>
)

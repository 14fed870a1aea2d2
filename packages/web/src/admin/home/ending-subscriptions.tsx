import { useState } from 'react'
import { Link } from 'wouter'
import { defineResource, useResource } from '#patterns/resource'
import { formatNumber } from '#platform/formats/format'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'
import { TextLink } from '#ui/link'
import { VisuallyHidden } from '#ui/visually-hidden'
import { type EndingSubscriptions as Ending, endingPath } from './attention.model.ts'
import { Incomplete } from './board.tsx'
import { type CountedSubscriptions, countEndingSubscriptions } from './load-attention.ts'
import { usePutOff } from './put-off.ts'
import { PutOffButton, PutOffCount } from './put-off-parts.tsx'

const subscriptions = defineResource<CountedSubscriptions>({
  load: (_, options) => countEndingSubscriptions(options),
  warning: 'Subscriptions could not be counted:',
})

const part = css({ display: 'grid', gap: '2', width: 'full', justifyItems: 'start' })
const title = css({ textStyle: 'label', marginBlockStart: '2' })
const table = css({
  width: 'full',
  textStyle: 'body.sm',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { paddingBlock: '1', paddingInlineEnd: '3', textAlign: 'start', fontWeight: 'normal' },
  '& thead th': { color: 'fg.muted', whiteSpace: 'nowrap' },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& :is(th, td):not(:first-child)': { textAlign: 'end' },
  '& :is(th, td):last-child': { paddingInlineEnd: '0' },
})

interface EndingSubscriptionsProps {
  /** Called before a button that has the focus is removed. */
  readonly onRemove: () => void
}

/** The subscriptions that end soon. They are counted on demand, because each strategy is a request. */
export function EndingSubscriptions({ onRemove }: EndingSubscriptionsProps) {
  const [isCounting, setCounting] = useState(false)
  if (isCounting) return <Counted onRemove={onRemove} />
  const start = () => {
    onRemove()
    setCounting(true)
  }
  return (
    <Button variant="outline" size="sm" onClick={start}>
      Count subscriptions that end soon
    </Button>
  )
}

const none: CountedSubscriptions = { strategies: [], isPartial: false }

export function Counted({ onRemove }: EndingSubscriptionsProps) {
  const { isLoading, data, error, retry } = useResource(subscriptions)
  const { strategies, isPartial } = data ?? none
  const putOff = usePutOff(strategies)
  const isIncomplete = error !== null || isPartial
  const result =
    strategies.length > 0 ? 'Subscriptions that end soon' : 'No subscription ends within 30 days.'
  return (
    <div className={part}>
      <p role="status" className={title}>
        {isLoading ? 'Counting...' : !isIncomplete || strategies.length > 0 ? result : ''}
      </p>
      {putOff.shown.length > 0 && (
        <table aria-label="Subscriptions that end soon" className={table}>
          <thead>
            <tr>
              <th scope="col">Strategy</th>
              <th scope="col">7 days</th>
              <th scope="col">30 days</th>
              <th scope="col">
                <VisuallyHidden>Put off</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {putOff.shown.map((strategy) => (
              <tr key={strategy.code}>
                <th scope="row">{strategy.code}</th>
                <EndingCount count={strategy.within7} strategy={strategy} days={7} />
                <EndingCount count={strategy.within30} strategy={strategy} days={30} />
                <td>
                  <PutOffButton item={strategy} name={strategy.code} putOff={putOff} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isLoading && isIncomplete && (
        <Incomplete
          text={
            error === null ? 'Some of it could not be loaded.' : 'The subscriptions could not be counted.'
          }
          onRetry={() => {
            onRemove()
            retry()
          }}
        />
      )}
      <PutOffCount putOff={putOff} />
    </div>
  )
}

interface EndingCountProps {
  readonly count: number
  readonly strategy: Ending
  readonly days: 7 | 30
}

const EndingCount = ({ count, strategy: { code }, days }: EndingCountProps) => (
  <td>
    {count === 0 ? (
      '–'
    ) : (
      <TextLink asChild>
        <Link href={endingPath(code, days)}>
          <span>{formatNumber(count)}</span>
          <VisuallyHidden>{` of ${code} within ${days} days`}</VisuallyHidden>
        </Link>
      </TextLink>
    )}
  </td>
)

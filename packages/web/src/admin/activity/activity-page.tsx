import type { ActivityQuery } from '@tarang/sdk/extensions'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { defineResource, useResource } from '#patterns/resource'
import { extensions } from '#platform/api/extensions'
import { failureText } from '#platform/api/failure'
import { formatCount } from '#platform/formats/format'
import { withQuery } from '#platform/navigation/address'
import { moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { type ActivityFilterValues, PAGE_SIZE } from './activity.model.ts'
import { ActivityList } from './activity-list.tsx'

const actions = defineResource({
  load: (query: ActivityQuery, { signal }) => extensions.activity.list(query, { signal }),
})

interface ActivityPageProps {
  readonly query: ActivityQuery
  readonly filters: ActivityFilterValues
}

const page = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const statusText = css({ color: 'fg.muted', textStyle: 'body.sm' })
const turns = css({ display: 'flex', flexWrap: 'wrap', gap: '3' })

/** One page of actions, newest first, with links to the newest and to older ones. */
export function ActivityPage(props: ActivityPageProps) {
  const [status, setStatus] = useState('')
  return (
    <div className={page}>
      {/* Stays while the page changes, because screen readers announce only changes of a live region. */}
      <p role="status" className={statusText}>
        {status}
      </p>
      <Actions key={JSON.stringify(props.query)} {...props} onStatus={setStatus} />
    </div>
  )
}

interface ActionsProps extends ActivityPageProps {
  readonly onStatus: (status: string) => void
}

function Actions({ query, filters, onStatus }: ActionsProps) {
  const { data, isLoading, error, retry } = useResource(actions, { request: query })
  const shown = data?.slice(0, PAGE_SIZE) ?? []
  const last = shown.at(-1)
  const hasOlder = (data?.length ?? 0) > PAGE_SIZE
  const isFirst = query.before === undefined
  const isFiltered = Object.values(filters).some((value) => value !== null)
  const pathTo = (before: number | null) =>
    withQuery('/activity', { ...filters, before: before === null ? null : String(before) })
  const counted = shown.length > 0 ? `${formatCount(shown.length, 'action')}, newest first` : ''
  const status = isLoading ? 'Loading...' : counted
  useEffect(() => onStatus(status), [onStatus, status])
  return (
    <>
      {error !== null && (
        <Alert
          tone="negative"
          onRetry={() => {
            retry()
            moveFocusToHeading()
          }}
        >
          {failureText('Failed to fetch the activity.', error)}
        </Alert>
      )}
      {data && shown.length === 0 && (
        <EmptyState
          title={
            isFiltered || !isFirst ? 'No action matches these filters.' : 'No actions have been recorded yet.'
          }
        />
      )}
      {shown.length > 0 && <ActivityList actions={shown} />}
      {(hasOlder || !isFirst) && (
        <nav className={turns} aria-label="Pages of actions">
          {!isFirst && (
            <Button variant="outline" asChild>
              <Link href={pathTo(null)} onClick={moveFocusToHeading}>
                Newest
              </Link>
            </Button>
          )}
          {hasOlder && last && (
            <Button variant="outline" asChild>
              <Link href={pathTo(last.id)} onClick={moveFocusToHeading}>
                Older
              </Link>
            </Button>
          )}
        </nav>
      )}
    </>
  )
}

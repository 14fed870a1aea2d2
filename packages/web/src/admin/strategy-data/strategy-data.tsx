import { isApiError } from '@tarang/sdk'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { RecordNeighbours } from '#patterns/records'
import { useResource } from '#patterns/resource'
import { ViewOnlyNotice } from '#patterns/role'
import { usePathPart } from '#patterns/route'
import { ScreenHeader } from '#patterns/screen'
import { failureText } from '#platform/api/failure'
import { useCanWrite } from '#platform/api/role'
import { config } from '#platform/config'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { focusHeading, moveFocusToHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Badge } from '#ui/badge'
import { Skeleton } from '#ui/skeleton'
import { recordKinds } from '../record-kinds.ts'
import { StatusBadge } from './details.tsx'
import { EditLinks } from './edit-links.tsx'
import { FurtherViews } from './further-views.tsx'
import { failure } from './messages.ts'
import { Sections } from './sections.tsx'
import { strategyResource } from './strategy-resource.ts'
import { Summary } from './summary.tsx'
import { UnknownStrategy } from './unknown-strategy.tsx'

// No grid, in whose row a sticky element would stay.
const screen = css({ display: 'flex', flexDirection: 'column', gap: '6' })
// As wide as its longest word, so that it moves nothing when it arrives.
const status = css({ display: 'inline-flex', minWidth: '20' })

/** The screen of one strategy. */
export default function StrategyData() {
  const strategyCode = usePathPart('strategyCode')
  const [restarts, setRestarts] = useState(0)
  useDocumentTitle(`${strategyCode} · Strategy Data Manager`)
  useEffect(() => {
    if (restarts > 0) focusHeading()
  }, [restarts])
  const restart = () => setRestarts((count) => count + 1)
  return <Strategy key={restarts} strategyCode={strategyCode} onRestart={restart} />
}

interface StrategyProps {
  readonly strategyCode: string
  /** Remounts the screen, which repeats every request. */
  readonly onRestart: () => void
}

function Strategy({ strategyCode, onRestart }: StrategyProps) {
  const isPreview = new URLSearchParams(useSearch()).get('fromPreview') === 'true'
  const canWrite = useCanWrite()
  const { isLoading, data, error, retry } = useResource(strategyResource, { request: strategyCode })
  const retryAndFocus = () => {
    retry()
    moveFocusToHeading()
  }
  return (
    <div className={screen}>
      <ScreenHeader
        title={<span translate="no">{strategyCode}</span>}
        status={
          <>
            <span className={status}>{data && <StatusBadge status={data.status} />}</span>
            {isPreview && <Badge tone="accent">Preview</Badge>}
            <RecordNeighbours kind={recordKinds.strategy.label} />
          </>
        }
        actions={
          <>
            <FurtherViews strategyCode={strategyCode} />
            {config.extensions && canWrite && <EditLinks strategyCode={strategyCode} />}
          </>
        }
        hasBack
      />
      {!canWrite && <ViewOnlyNotice />}
      {data ? (
        <>
          <Summary details={data} />
          <Sections strategyCode={strategyCode} details={data} isPreview={isPreview} onRestart={onRestart} />
        </>
      ) : isLoading ? (
        <SectionSkeletons />
      ) : isApiError(error) && error.status === 404 ? (
        <UnknownStrategy strategyCode={strategyCode} />
      ) : (
        <Alert tone="negative" onRetry={retryAndFocus}>
          {failureText(failure, error)}
        </Alert>
      )}
    </div>
  )
}

const skeletonList = css({ display: 'grid', gap: '3' })
const summarySkeleton = css({ height: '16', borderRadius: 'lg' })
const closedSkeleton = css({ height: '14', borderRadius: 'lg' })
const openSkeleton = css({ height: '56', borderRadius: 'lg' })

/** Placeholders for the five sections while the strategy loads. */
const SectionSkeletons = () => (
  <div className={skeletonList}>
    <p role="status" className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
      Loading...
    </p>
    <Skeleton shape="block" className={summarySkeleton} />
    <Skeleton shape="block" className={openSkeleton} />
    {['highlights', 'live', 'closed', 'drawdown'].map((section) => (
      <Skeleton key={section} shape="block" className={closedSkeleton} />
    ))}
  </div>
)

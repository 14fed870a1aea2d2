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
import { EditLinks } from './edit-links.tsx'
import { FurtherViews } from './further-views.tsx'
import { failure } from './messages.ts'
import { Sections } from './sections.tsx'
import { strategyResource } from './strategy-resource.ts'
import { UnknownStrategy } from './unknown-strategy.tsx'

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })
const subject = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  textStyle: 'heading.md',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  marginTop: '-4',
})

/** The screen of one strategy. */
export default function StrategyData() {
  const strategyCode = usePathPart('strategyCode')
  const isPreview = new URLSearchParams(useSearch()).get('fromPreview') === 'true'
  const canWrite = useCanWrite()
  const [restarts, setRestarts] = useState(0)
  useDocumentTitle(`${strategyCode} · Strategy Data Manager`)
  useEffect(() => {
    if (restarts > 0) focusHeading()
  }, [restarts])
  return (
    <div className={screen}>
      <ScreenHeader
        title="Strategy Data Manager"
        actions={
          <>
            <FurtherViews strategyCode={strategyCode} />
            {config.extensions && canWrite && <EditLinks strategyCode={strategyCode} />}
          </>
        }
        hasBack
      />
      {!canWrite && <ViewOnlyNotice />}
      <p className={subject}>
        <span>{strategyCode}</span>
        {isPreview && <Badge tone="accent">Preview</Badge>}
      </p>
      <RecordNeighbours kind="Strategy" />
      <Strategy
        key={restarts}
        strategyCode={strategyCode}
        isPreview={isPreview}
        onRestart={() => setRestarts((count) => count + 1)}
      />
    </div>
  )
}

interface StrategyProps {
  readonly strategyCode: string
  readonly isPreview: boolean
  readonly onRestart: () => void
}

function Strategy({ strategyCode, isPreview, onRestart }: StrategyProps) {
  const { isLoading, data, error, retry } = useResource(strategyResource, { request: strategyCode })
  if (data) {
    return <Sections strategyCode={strategyCode} details={data} isPreview={isPreview} onRestart={onRestart} />
  }
  if (isLoading) return <SectionSkeletons />
  if (isApiError(error) && error.status === 404) return <UnknownStrategy strategyCode={strategyCode} />
  const retryAndFocus = () => {
    retry()
    moveFocusToHeading()
  }
  return (
    <Alert tone="negative" onRetry={retryAndFocus}>
      {failureText(failure, error)}
    </Alert>
  )
}

const skeletonList = css({ display: 'grid', gap: '3' })
const closedSkeleton = css({ height: '14', borderRadius: 'lg' })
const openSkeleton = css({ height: '56', borderRadius: 'lg' })

/** Placeholders for the five sections while the strategy loads. */
const SectionSkeletons = () => (
  <div className={skeletonList}>
    <p role="status" className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>
      Loading...
    </p>
    <Skeleton shape="block" className={openSkeleton} />
    {['highlights', 'live', 'closed', 'drawdown'].map((section) => (
      <Skeleton key={section} shape="block" className={closedSkeleton} />
    ))}
  </div>
)

import { isApiError, type StrategyDetails } from '@tarang/sdk'
import { defineResource, useResource } from '#patterns/resource'
import { usePathPart } from '#patterns/route'
import { ScreenHeader } from '#patterns/screen'
import { failureText } from '#platform/api/failure'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/skeleton'
import { failure } from '../strategy-data/messages.ts'
import { loadStrategy } from '../strategy-data/strategy-resource.ts'
import { UnknownStrategy } from '../strategy-data/unknown-strategy.tsx'
import { useLoads } from '../strategy-data/use-loads.ts'
import { contentHash } from './factsheet.model.ts'
import { Sheet } from './sheet.tsx'

interface Content {
  readonly details: StrategyDetails
  readonly hash: string | null
}

const content = defineResource<Content, string>({
  load: async (strategyCode, options) => {
    const details = await loadStrategy(strategyCode, options)
    return { details, hash: await contentHash(details) }
  },
})

const screen = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', _print: { gap: '0' } })
const onScreen = css({ _print: { display: 'none' } })

/** One strategy on two pages of paper. */
export default function Factsheet() {
  const strategyCode = usePathPart('strategyCode')
  useDocumentTitle(`${strategyCode} · Factsheet`)
  const { isLoading, data, error, retry } = useResource(content, { request: strategyCode })
  const loads = useLoads(data)
  return (
    <div className={screen}>
      <div className={onScreen}>
        <ScreenHeader
          title="Factsheet"
          actions={data && <Button onClick={() => print()}>Print</Button>}
          hasBack
        />
      </div>
      {data ? (
        <Sheet key={loads} strategyCode={strategyCode} {...data} />
      ) : isLoading ? (
        <div>
          <p role="status" className={css({ textStyle: 'body.sm', color: 'fg.muted', marginBottom: '3' })}>
            Loading...
          </p>
          <Skeleton shape="block" className={css({ height: '96', borderRadius: 'lg' })} />
        </div>
      ) : isApiError(error) && error.status === 404 ? (
        <UnknownStrategy strategyCode={strategyCode} />
      ) : (
        <Alert tone="negative" onRetry={retry}>
          {failureText(failure, error)}
        </Alert>
      )}
    </div>
  )
}

import { Suspense } from 'react'
import { ErrorBoundary, lazyScreen } from '#patterns/route'
import { ChunkLoadError } from '#platform/loading/chunks'
import { css } from '#styled-system/css'
import { Alert } from '#ui/alert'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/skeleton'
import { MutedText } from './muted-text.tsx'
import type { PerformanceProps } from './performance/performance.tsx'

// Loaded on demand: this chunk contains the charting library.
const performance = lazyScreen<PerformanceProps>(() => import('./performance/performance.tsx'))

export const PERFORMANCE_ID = 'performance'

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', marginTop: '4' })

/** The Performance section. Its own error boundary keeps the rest of the screen when charts fail. */
export function PerformanceSection(props: PerformanceProps) {
  return (
    <section className={frame} aria-labelledby={PERFORMANCE_ID}>
      <h2 id={PERFORMANCE_ID} tabIndex={-1} className={css({ textStyle: 'heading.lg' })}>
        Performance
      </h2>
      {props.trades.length === 0 ? (
        <MutedText>No closed trades yet, so there is no performance to show.</MutedText>
      ) : (
        <ErrorBoundary
          onTryAgain={performance.forgetFailure}
          fallback={(error, tryAgain) => (
            <Alert
              tone="negative"
              action={
                <Button variant="outline" size="sm" onClick={tryAgain}>
                  Try again
                </Button>
              }
            >
              {error instanceof ChunkLoadError ? error.message : 'The charts could not be shown.'}
            </Alert>
          )}
        >
          <Suspense
            fallback={<Skeleton shape="block" className={css({ height: '96', borderRadius: 'lg' })} />}
          >
            <performance.Component {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}

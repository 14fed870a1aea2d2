import { type ReactNode, Suspense, useEffect } from 'react'
import { useDocumentTitle } from '#platform/document-title'
import { focusHeading } from '#platform/heading-focus'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenFailure, ScreenLoading } from './screen-states.tsx'

interface ScreenFrameProps {
  /** Names the page in the tab; a screen whose name is in its data sets its own. */
  readonly title?: string | undefined
  readonly onTryAgain?: () => void
  readonly children: ReactNode
}

/** Stands round each screen: its title, its loading and failed states, and the focus when it has come. */
export function ScreenFrame({ title, onTryAgain, children }: ScreenFrameProps) {
  return (
    <ErrorBoundary
      {...(onTryAgain ? { onTryAgain } : {})}
      fallback={(error, tryAgain) => <ScreenFailure error={error} onTryAgain={tryAgain} />}
    >
      {title !== undefined && <DocumentTitle title={title} />}
      <Suspense fallback={<ScreenLoading />}>
        {children}
        <Arrival />
      </Suspense>
    </ErrorBoundary>
  )
}

function DocumentTitle({ title }: { title: string }) {
  useDocumentTitle(title)
  return null
}

/** Is mounted together with the screen, and so knows when its heading is there. */
function Arrival() {
  useEffect(focusHeading, [])
  return null
}

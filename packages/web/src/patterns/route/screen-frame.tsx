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

/** Stands round each screen: its title, its loading and failed states. */
export function ScreenFrame({ title, onTryAgain, children }: ScreenFrameProps) {
  return (
    <ErrorBoundary
      {...(onTryAgain ? { onTryAgain } : {})}
      fallback={(error, tryAgain) => <ScreenFailure error={error} onTryAgain={tryAgain} />}
    >
      {title !== undefined && <DocumentTitle title={title} />}
      <Suspense fallback={<ScreenLoading />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function DocumentTitle({ title }: { title: string }) {
  useDocumentTitle(title)
  return null
}

/**
 * Stands beside a page's screen and hands its heading the focus. It is mounted together with the screen, and so knows
 * when the heading is there, and that the screen can be used (`screenready`); a frame round a whole site has none, and must not take the first page for come.
 */
export function Arrival() {
  useEffect(() => {
    focusHeading()
    dispatchEvent(new Event('screenready'))
  }, [])
  return null
}

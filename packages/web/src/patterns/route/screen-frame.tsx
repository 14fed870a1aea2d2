import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
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
 * Stands beside a page's screen, is mounted together with it, and hands its heading the focus. A frame round a whole
 * site has none: the first page comes later.
 */
export function Arrival() {
  // Before a reader can press anything, and before a dialog remembers where the focus was.
  useLayoutEffect(focusHeading, [])
  useEffect(() => {
    dispatchEvent(new Event('screenready'))
  }, [])
  return null
}

import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useDocumentTitle } from '#platform/navigation/document-title'
import { focusHeading } from '#platform/navigation/heading-focus'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenFailure, ScreenLoading } from './screen-states.tsx'

interface ScreenFrameProps {
  /** The document's title; a screen whose title is in its data sets it. */
  readonly title?: string | undefined
  readonly onTryAgain?: () => void
  readonly children: ReactNode
}

/** Wraps a screen: its title, its loading and failed states. */
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
 * Is mounted together with a page's screen, and focuses its heading. A frame around a whole
 * site has none: the first page comes later.
 */
export function Arrival() {
  // Before a press is possible, and before a dialog stores which element had the focus.
  useLayoutEffect(focusHeading, [])
  // `main.tsx` then hands over the text typed before.
  useEffect(() => {
    dispatchEvent(new Event('screenready'))
  }, [])
  return null
}

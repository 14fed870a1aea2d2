import { useEffect } from 'react'
import { ChunkLoadError } from '#platform/loading/chunks'
import { focusHeading } from '#platform/navigation/heading-focus'
import { css } from '#styled-system/css'
import { Button } from '#ui/button'

const frame = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '4',
  minHeight: '60vh',
  paddingInline: '6',
  textAlign: 'center',
})

const appearing = css({
  color: 'fg.muted',
  textStyle: 'body.md',
  animationName: 'fadeIn',
  animationDuration: 'normal',
  // A chunk that arrives at once shows no loading state.
  animationDelay: 'normal',
  animationFillMode: 'both',
})

/** Shown while a screen is being downloaded. */
export const ScreenLoading = () => (
  <div className={frame} aria-busy="true">
    <p role="status" className={appearing}>
      Loading...
    </p>
  </div>
)

const words = (error: unknown) =>
  error instanceof ChunkLoadError
    ? {
        heading: error.message,
        advice: 'This part of the page could not be downloaded. Check your connection, then try again.',
      }
    : {
        heading: 'This screen ran into a problem',
        advice: 'What you saved is safe. Try again, or go on to another page.',
      }

/** Shown where a screen could not be downloaded or rendered. */
export function ScreenFailure({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { heading, advice } = words(error)
  useEffect(focusHeading, [])
  return (
    <div className={frame} role="alert">
      <h1 className={css({ textStyle: 'display.md' })}>{heading}</h1>
      <p className={css({ color: 'fg.muted', textStyle: 'body.md', maxWidth: 'prose' })}>{advice}</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  )
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VideoPlayer } from '#patterns/reading/video'
import { focusWhileScrollable } from '#platform/browser/overflow'
import { useIsHydrating } from '#platform/loading/hydration'
import { css } from '#styled-system/css'
import { Skeleton } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { Body } from './body.model.ts'
import { playVideos } from './videos.ts'

const text = css({
  fontSize: { base: '1.0625rem', md: '1.125rem' },
  lineHeight: '1.7',
  letterSpacing: '-0.004em',
  // No body makes the page scroll sideways.
  overflowWrap: 'anywhere',
  overflowX: { base: 'clip', _print: 'visible' },
  overflowClipMargin: '1',
  '& > :first-child': { marginTop: '0' },
  '& > :last-child': { marginBottom: '0' },
})

interface BlogBodyProps {
  readonly body: Body
  /** Called when the server's HTML of the body is no longer in the page. */
  readonly onLost: () => void
  /** Plays the videos of the body; without it they are links. */
  readonly videos?: VideoPlayer
}

/** Inserts the body's nodes, or keeps those in the server's HTML; React renders only the frame. */
export function BlogBody({ body, onLost, videos }: BlogBodyProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isHydrating = useIsHydrating()
  const [hasServerHtml] = useState(isHydrating)
  const { content } = body
  useLayoutEffect(() => {
    if (content) frame.current?.replaceChildren(content.cloneNode(true))
  }, [content])
  useEffect(() => makeScrollableFocusable(frame.current), [content])
  const play = useEffectEvent<VideoPlayer['play']>((video) => videos?.play(video))
  const prepare = useEffectEvent(() => videos?.prepare())
  const playsVideos = videos !== undefined
  useEffect(
    () => (playsVideos ? playVideos(frame.current, { play, prepare }) : undefined),
    [content, playsVideos],
  )
  const reload = useEffectEvent(onLost)
  useEffect(() => {
    if (!content && !hasServerHtml) reload()
  }, [content, hasServerHtml])
  if (!hasServerHtml) return <div ref={frame} className={text} />
  const html = content === null ? body.html : undefined
  // React does not touch the content of an element with `dangerouslySetInnerHTML` when it hydrates the page.
  return (
    <div
      ref={frame}
      className={text}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  )
}

/** Makes tables and code focusable only while they scroll. */
function makeScrollableFocusable(frame: HTMLElement | null) {
  const cleanups = [...(frame?.querySelectorAll('[role=region]') ?? [])].map(focusWhileScrollable)
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

const line = css({
  width: '96%',
  '&:nth-of-type(4n)': { width: '90%' },
  '&:nth-of-type(5n)': { width: '60%' },
})
const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A placeholder of about the height of a body. */
export const BlogBodySkeleton = () => (
  <div className={text}>
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
    {lines.map((number) => (
      <Skeleton key={number} className={line} />
    ))}
    <Skeleton shape="block" className={css({ aspectRatio: '16 / 9', marginBlock: '6' })} />
    {lines.map((number) => (
      <Skeleton key={number} className={line} />
    ))}
  </div>
)

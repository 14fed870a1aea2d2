import { useEffect, useLayoutEffect, useRef } from 'react'
import { watchScrollable } from '#platform/overflow'
import { css } from '#styled-system/css'
import { Skeleton } from '#ui/skeleton'
import { VisuallyHidden } from '#ui/visually-hidden'
import { messages } from '../blogs/blogs.model.ts'
import type { Body } from './body.model.ts'

const text = css({
  fontSize: { base: '1.0625rem', md: '1.125rem' },
  lineHeight: '1.7',
  letterSpacing: '-0.004em',
  // Whatever a body holds, the page itself never scrolls sideways.
  overflowWrap: 'anywhere',
  overflowX: 'clip',
  overflowClipMargin: '1',
  '& > :first-child': { marginTop: '0' },
  '& > :last-child': { marginBottom: '0' },
})

/** The body as nodes; React draws only what it stands in. */
export function BlogBody({ body: { content } }: { body: Body }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => frame.current?.replaceChildren(content.cloneNode(true)), [content])
  useEffect(() => tabOnlyToScrollable(frame.current), [content])
  return <div ref={frame} className={text} />
}

/** Lets Tab stop at a table or at code only while it scrolls. */
function tabOnlyToScrollable(frame: HTMLElement | null) {
  const boxes = [...(frame?.querySelectorAll('[role=region]') ?? [])]
  const stops = boxes.map((box) =>
    watchScrollable(box, (isScrollable) => {
      if (isScrollable) box.setAttribute('tabindex', '0')
      else box.removeAttribute('tabindex')
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

const places = ['96%', '100%', '92%', '98%', '60%', '100%', '94%', '97%', '40%']

/** About the place that a body needs. */
export const BlogBodySkeleton = () => (
  <div className={text}>
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    {places.map((width) => (
      <Skeleton key={width} style={{ width }} />
    ))}
    <Skeleton shape="block" className={css({ aspectRatio: '16 / 9', marginBlock: '6' })} />
    {places.map((width) => (
      <Skeleton key={width} style={{ width }} />
    ))}
  </div>
)

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
  // No body makes the page scroll sideways.
  overflowWrap: 'anywhere',
  overflowX: 'clip',
  overflowClipMargin: '1',
  '& > :first-child': { marginTop: '0' },
  '& > :last-child': { marginBottom: '0' },
})

/** Inserts the body's nodes; React renders only the frame. */
export function BlogBody({ body: { content } }: { body: Body }) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => frame.current?.replaceChildren(content.cloneNode(true)), [content])
  useEffect(() => makeScrollableFocusable(frame.current), [content])
  return <div ref={frame} className={text} />
}

/** Makes tables and code focusable only while they scroll. */
function makeScrollableFocusable(frame: HTMLElement | null) {
  const boxes = [...(frame?.querySelectorAll('[role=region]') ?? [])]
  const cleanups = boxes.map((box) =>
    watchScrollable(box, (isScrollable) => {
      if (isScrollable) box.setAttribute('tabindex', '0')
      else box.removeAttribute('tabindex')
    }),
  )
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

const lineWidths = ['96%', '100%', '92%', '98%', '60%', '99%', '94%', '97%', '40%']

/** About as tall as a body. */
export const BlogBodySkeleton = () => (
  <div className={text}>
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    {lineWidths.map((width) => (
      <Skeleton key={width} style={{ width }} />
    ))}
    <Skeleton shape="block" className={css({ aspectRatio: '16 / 9', marginBlock: '6' })} />
    {lineWidths.map((width) => (
      <Skeleton key={width} style={{ width }} />
    ))}
  </div>
)

import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { focusWhileScrollable } from '#platform/browser/overflow'

export interface ScrollBoxProps extends ComponentProps<'section'> {
  /** Names the box for screen readers. */
  label: string
}

/** A box for wide content. It is focusable only while it scrolls, for the arrow keys. */
export function ScrollBox({ label, children, ...props }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null)
  // Before the paint, so that the box always has its tab stop.
  useLayoutEffect(() => (box.current ? focusWhileScrollable(box.current) : undefined), [])
  return (
    <section {...props} ref={box} aria-label={label}>
      {children}
    </section>
  )
}

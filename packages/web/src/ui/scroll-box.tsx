import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { watchScrollable } from '#platform/overflow'

export interface ScrollBoxProps extends ComponentProps<'section'> {
  /** Names the box for screen readers. */
  label: string
}

/** A box for wide content. Only while it scrolls does Tab stop at it: the arrow keys then show the rest. */
export function ScrollBox({ label, children, ...props }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  // Before the box is painted: nobody meets it without its tab stop.
  useLayoutEffect(() => (box.current ? watchScrollable(box.current, setScrollable) : undefined), [])
  return (
    <section {...props} ref={box} aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
      {children}
    </section>
  )
}

import { type RefObject, useEffect, useState } from 'react'

/** Where a list begins below its tools, in pixels of the window: their line may wrap, and a notice stand above it. */
export function useDockTop(list: RefObject<HTMLElement | null>, isDocked: boolean): number {
  const [top, setTop] = useState(0)
  // No layout effect: where the details are mounted with their list, its element is known only after them.
  useEffect(() => {
    const frame = list.current
    if (!isDocked || !frame) return
    const parts = [...frame.querySelectorAll(':scope > :is([data-strip], [data-strip] ~ *)')]
    const measure = () => {
      // An empty strip has no box.
      const first = parts.find((part) => part.getClientRects().length > 0)
      if (first) setTop(first.getBoundingClientRect().top)
    }
    const sizes = new ResizeObserver(measure)
    for (const element of [frame, ...parts]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [list, isDocked])
  return top
}

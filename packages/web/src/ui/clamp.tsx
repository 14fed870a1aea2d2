import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#styled-system/css'
import { clamp } from '#styled-system/recipes'
import { wholeFigures } from './whole-figures.tsx'

export interface ClampProps {
  children: ReactNode
  /** The number of lines before the rest is hidden. */
  lines?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/** Long text, cut to a few lines, with a button to show the rest. */
export function Clamp({ children, lines = 2, className }: ClampProps) {
  const id = useId()
  const text = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [folded, setFolded] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element || open) return
    const measure = new ResizeObserver(() => setFolded(element.scrollHeight > element.clientHeight + 1))
    measure.observe(element)
    return () => measure.disconnect()
  }, [open])
  const slots = clamp()
  return (
    <span className={cx(slots.root, className)}>
      <span ref={text} id={id} data-clamped={open ? undefined : lines} className={slots.text}>
        {wholeFigures(children)}
      </span>
      {(folded || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={slots.toggle}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </span>
  )
}

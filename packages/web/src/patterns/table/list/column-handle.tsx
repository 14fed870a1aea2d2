import { type PointerEvent, useRef } from 'react'
import { table } from '#styled-system/recipes'
import { columnWidth } from '../columns/index.ts'

export interface ColumnHandleProps {
  /** Gets null for the width of its kind. */
  readonly onWidth: (width: number | null) => void
}

interface Drag {
  readonly x: number
  /** The width before it, in pixels. */
  readonly width: number
  /** The width reached; null before the first movement. */
  readonly reached: number | null
}

const slots = table()

/** The sign of a movement to the right: 1 where it leads to the end of a line, -1 in right-to-left text. */
const inlineSign = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

/**
 * The edge of a column's header, for a pointer. Without one, Display sets the width: a tab stop for each column would be in
 * the way of everybody.
 */
export function ColumnHandle({ onWidth }: ColumnHandleProps) {
  const drag = useRef<Drag | null>(null)
  const start = (event: PointerEvent) => {
    const header = event.currentTarget.closest('th')
    if (event.button !== 0 || !header) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { width } = header.getBoundingClientRect()
    drag.current = { x: event.clientX, width: Math.round(width), reached: null }
  }
  const move = ({ currentTarget, clientX }: PointerEvent) => {
    if (!drag.current || clientX === drag.current.x) return
    const { x, width, reached } = drag.current
    const next = columnWidth(width + (clientX - x) * inlineSign(currentTarget))
    drag.current = { x, width, reached: next }
    // The first movement renders the table with a width; a render for each one would be too slow for many rows.
    if (reached === null) return onWidth(next)
    const header = currentTarget.closest('th')
    if (header) header.style.width = header.style.minWidth = `${next}px`
  }
  const end = () => {
    if (drag.current?.reached) onWidth(drag.current.reached)
    drag.current = null
  }
  return (
    <div
      aria-hidden
      className={slots.handle}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(null)}
    />
  )
}

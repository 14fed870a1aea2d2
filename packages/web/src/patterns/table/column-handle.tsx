import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { columnWidth, NARROWEST, WIDEST } from '#platform/column-display'
import { inlineSign, onWidth as onElementWidth } from '#platform/element-width'
import { table } from '#styled-system/recipes'

export interface ColumnHandleProps {
  readonly label: string
  /** The chosen width in pixels, if there is one. */
  readonly width: number | undefined
  /** Gets null for as wide as its content. */
  readonly onWidth: (width: number | null) => void
}

/** What one press of a key adds in pixels; null is as wide as the content. */
const steps: Readonly<Record<string, number | null>> = { ArrowLeft: -16, ArrowRight: 16, Delete: null }

const slots = table()

interface Drag {
  readonly x: number
  readonly width: number
  /** The width reached; null before the first movement. */
  readonly reached: number | null
}

/** The edge of a column's header, which is dragged or moved by the arrow keys. */
export function ColumnHandle({ label, width, onWidth }: ColumnHandleProps) {
  const handle = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  const [shown, setShown] = useState(width ?? NARROWEST)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const header = handle.current?.closest('th')
    return header ? onElementWidth(header, setShown) : undefined
  }, [])

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onWidth(step === null ? null : columnWidth((width ?? shown) + step * inlineSign(event.currentTarget)))
  }
  const start = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width: shown, reached: null }
  }
  const move = ({ currentTarget, clientX }: PointerEvent) => {
    if (!drag.current || clientX === drag.current.x) return
    const { x, width: before, reached } = drag.current
    const next = columnWidth(before + (clientX - x) * inlineSign(currentTarget))
    drag.current = { x, width: before, reached: next }
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
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be focused.
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      // Else the header and all of its cells would have this name too.
      aria-label={isFocused ? `Width of ${label}` : undefined}
      aria-orientation="vertical"
      aria-valuenow={shown}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuetext={`${shown} pixels`}
      className={slots.handle}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={press}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(null)}
    />
  )
}

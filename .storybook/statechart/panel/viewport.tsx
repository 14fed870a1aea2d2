import React, { useEffect, useRef, useState } from 'react'
import type { Chart, Drawing } from '../chart/layout.ts'
import { ChartView, type Marks } from '../view/chart-view.tsx'

/** Below this scale labels are illegible, so the chart scrolls to the active state instead of shrinking further. */
const LEGIBLE = 0.78
const LARGEST = 1.35
const STEP = 1.25
/** Space below the chart for the buttons over it. */
const ZOOM_BAR = 46

interface Size {
  readonly width: number
  readonly height: number
}

/** The visible share of a drawing at the largest scale that fits and is legible. */
function seen({ width, height }: Drawing, size: Size): number {
  const scale = Math.max(Math.min(scaleToFit({ width, height }, size), LARGEST), LEGIBLE)
  return Math.min(1, size.width / (width * scale)) * Math.min(1, size.height / (height * scale))
}

const scaleToFit = ({ width, height }: Size, size: Size) => Math.min(size.width / width, size.height / height)

/** The drawing with the larger visible share; if both are wholly visible, the one with the larger scale. */
function drawingFor({ wide, tall }: Chart, size: Size): Drawing {
  const more = seen(wide, size) - seen(tall, size) || scaleToFit(wide, size) - scaleToFit(tall, size)
  return more >= 0 ? wide : tall
}

export interface ViewportProps extends Marks {
  readonly chart: Chart
  readonly label: string
}

const scrollBox = { role: 'region', tabIndex: 0, 'aria-label': 'Chart, scrolled with the arrow keys' }

/** The whole chart where it is legible at that size, else a part of it, scrolled to the active state. */
export function Viewport({ chart, label, ...marks }: ViewportProps): React.JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 800, height: 300 })
  const [zoom, setZoom] = useState<number | null>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight - ZOOM_BAR }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const drawing = drawingFor(chart, size)
  const whole = Math.min(scaleToFit(drawing, size), LARGEST)
  const scale = zoom ?? Math.max(whole, LEGIBLE)
  const live = marks.live?.join(' ') ?? ''

  useEffect(() => {
    const element = box.current
    const states = drawing.states.filter(({ id }) => live.split(' ').includes(id))
    const target = states.at(-1)
    if (!element || !target) return
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({
      left: (target.x + target.width / 2) * scale - element.clientWidth / 2,
      top: (target.y + target.height / 2) * scale - element.clientHeight / 2,
      behavior: isStill ? 'auto' : 'smooth',
    })
  }, [drawing, live, scale])

  return (
    <div className="sc-viewport">
      <div className="sc-scroll" ref={box} {...scrollBox} {...useDrag(box)}>
        <svg
          role="img"
          aria-label={label}
          width={drawing.width * scale}
          height={drawing.height * scale}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        >
          <ChartView chart={chart} drawing={drawing} {...marks} />
        </svg>
      </div>
      <fieldset className="sc-zoom">
        <legend className="sc-hidden">Zoom</legend>
        <button type="button" aria-label="Smaller" onClick={() => setZoom(scale / STEP)}>
          −
        </button>
        <button type="button" onClick={() => setZoom(whole)}>
          Fit
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom(scale * STEP)}>
          +
        </button>
        <button type="button" aria-pressed={zoom === null} onClick={() => setZoom(null)}>
          Follow
        </button>
      </fieldset>
    </div>
  )
}

/** Moves the chart by dragging it. */
function useDrag(box: React.RefObject<HTMLDivElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null)
  return {
    onPointerDown: ({ button, clientX: x, clientY: y }: React.PointerEvent) => {
      const element = box.current
      if (button === 0 && element) from.current = { x, y, left: element.scrollLeft, top: element.scrollTop }
    },
    onPointerMove: ({ clientX, clientY, buttons }: React.PointerEvent) => {
      const start = from.current
      if (!start || buttons !== 1) return
      box.current?.scrollTo(start.left + start.x - clientX, start.top + start.y - clientY)
    },
    onPointerUp: () => {
      from.current = null
    },
  }
}

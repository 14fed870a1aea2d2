import React, { useEffect, useRef, useState } from 'react'
import { ChartView, type Marks } from '../chart/chart-view.tsx'
import type { Chart } from '../chart/layout.ts'

/** Below this scale labels are illegible, so the chart scrolls to the active state instead of shrinking further. */
const LEGIBLE = 0.78
const LARGEST = 1.35
/** Space below the chart for the control over it. */
const ZOOM_BAR = 46

interface ViewportProps extends Marks {
  readonly chart: Chart
  readonly label: string
}

const scrollBox = { role: 'region', tabIndex: 0, 'aria-label': 'Chart, scrolled with the arrow keys' }

/** The whole chart where it is legible at that size, else a part of it, scrolled to the active state. */
export function Viewport({ chart: { wide, tall }, label, ...marks }: ViewportProps): React.JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 800, height: 300 })
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

  const scaleOf = ({ width, height }: typeof size) => Math.min(size.width / width, size.height / height)
  const drawing = scaleOf(wide) >= scaleOf(tall) ? wide : tall
  const whole = Math.min(scaleOf(drawing), LARGEST)
  const scale = zoom ?? Math.max(whole, LEGIBLE)
  const live = marks.live?.join(' ')

  useEffect(() => {
    const state = [...(box.current?.querySelectorAll('.sc-live') ?? [])].at(-1)
    if (!box.current || !state) return
    // `scrollIntoView` would also scroll the elements around the box.
    const [outer, inner] = [box.current.getBoundingClientRect(), state.getBoundingClientRect()]
    box.current.scrollBy(
      inner.x + inner.width / 2 - outer.x - outer.width / 2,
      inner.y + inner.height / 2 - outer.y - outer.height / 2,
    )
  }, [drawing, live, scale])

  return (
    <div className="sc-viewport">
      <div className="sc-scroll" ref={box} {...scrollBox}>
        <ChartView
          drawing={drawing}
          label={label}
          {...marks}
          style={{ width: drawing.width * scale, height: drawing.height * scale }}
        />
      </div>
      <div className="sc-zoom">
        <label>
          Zoom
          <input
            type="range"
            min={Math.min(whole, LEGIBLE)}
            max={2}
            step="any"
            value={scale}
            onChange={({ target }) => setZoom(target.valueAsNumber)}
          />
        </label>
        <button type="button" onClick={() => setZoom(whole)}>
          Fit
        </button>
      </div>
    </div>
  )
}

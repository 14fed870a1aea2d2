import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { css } from '#styled-system/css'
import { colorsIn, useThemeName } from './drawing.ts'
import { type Colors, colorTokens } from './plot-colors.ts'

/** A plot's data and options, independent of size and theme. */
export interface PlotSpec {
  readonly data: uPlot.AlignedData
  readonly height: { readonly narrow: number; readonly wide: number }
  /** The index of the point at the chart's cursor, where x alone does not tell the points apart. */
  readonly pointAt?: (chart: uPlot) => number
  readonly options: (colors: Colors, font: string) => Omit<uPlot.Options, 'width' | 'height'>
}

export interface PlotProps {
  /** Must keep its identity between renders: a new object redraws the chart. */
  readonly plot: PlotSpec
  /** Index of the selected point. */
  readonly at: number | null
  readonly onPoint: (at: number | null) => void
}

const NARROW = 520
const frame = css({ width: 'full', minWidth: '0', overflow: 'hidden' })

/** A uPlot chart that follows the width of its container and the theme's colours. */
export function Plot(props: PlotProps) {
  // A canvas contains its colours, so a theme change remounts the chart.
  return <Drawing key={useThemeName()} {...props} />
}

function Drawing({ plot, at, onPoint }: PlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot>(null)
  // The point that `at` places the cursor on; null while the pointer moves it.
  const placed = useRef<number>(null)
  const emitPoint = useEffectEvent(onPoint)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const { data, height, options, pointAt } = plot
    const size = () => ({
      width: element.clientWidth,
      height: element.clientWidth < NARROW ? height.narrow : height.wide,
    })
    const font = `12px ${getComputedStyle(element).fontFamily}`
    const { hooks, ...rest } = options(colorsIn(element, colorTokens), font)
    const cursor = {
      ...rest.cursor,
      ...(pointAt && { dataIdx: (chart: uPlot) => placed.current ?? pointAt(chart) }),
    }
    // Outside the plot `idx` is null. Inside, uPlot takes it from x alone, and `idxs` from `dataIdx`.
    const setCursor = [
      ({ cursor: { idx, idxs } }: uPlot) => emitPoint(idx == null ? null : (idxs?.[0] ?? null)),
    ]
    const chart = new uPlot({ ...rest, ...size(), cursor, hooks: { ...hooks, setCursor } }, data, element)
    drawn.current = chart
    const resized = new ResizeObserver(() => chart.setSize(size()))
    resized.observe(element)
    return () => {
      resized.disconnect()
      chart.destroy()
      drawn.current = null
    }
  }, [plot])

  useEffect(() => {
    const chart = drawn.current
    if (!chart) return
    const [xs, ...series] = plot.data
    const x = at === null ? undefined : xs[at]
    const y = at === null ? undefined : series.map((values) => values[at]).find((value) => value != null)
    placed.current = at
    // `false` suppresses the setCursor hook: the parent already knows this point.
    chart.setCursor(
      x === undefined
        ? { left: -10, top: -10 }
        : { left: chart.valToPos(x, 'x'), top: y == null ? 1 : chart.valToPos(y, 'y') },
      false,
    )
    placed.current = null
  }, [plot, at])

  return <div ref={host} className={frame} />
}

import { useEffect, useEffectEvent, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { colorsIn, useThemeName } from '#platform/drawing'
import { css } from '#styled-system/css'
import { type Colors, colorTokens } from './plot-colors.ts'

/** What is drawn, whatever its size and theme. */
export interface PlotSpec {
  readonly data: uPlot.AlignedData
  readonly height: { readonly narrow: number; readonly wide: number }
  readonly options: (colors: Colors, font: string) => Omit<uPlot.Options, 'width' | 'height'>
}

export interface PlotProps {
  /** The same object for as long as it is the same plot. */
  readonly plot: PlotSpec
  /** The point that is read now, by its place. */
  readonly at: number | null
  readonly onPoint: (at: number | null) => void
}

const NARROW = 520
const frame = css({ width: 'full', minWidth: '0', overflow: 'hidden' })

/** One uPlot, as wide as its place, in the colours of the theme. */
export function Plot(props: PlotProps) {
  // Another theme is another drawing: the canvas has its colours in it.
  return <Drawing key={useThemeName()} {...props} />
}

function Drawing({ plot, at, onPoint }: PlotProps) {
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot>(null)
  const tell = useEffectEvent(onPoint)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const { data, height, options } = plot
    const size = () => ({
      width: element.clientWidth,
      height: element.clientWidth < NARROW ? height.narrow : height.wide,
    })
    const font = `12px ${getComputedStyle(element).fontFamily}`
    const { hooks, ...rest } = options(colorsIn(element, colorTokens), font)
    const setCursor = [({ cursor }: uPlot) => tell(cursor.idx ?? null)]
    const chart = new uPlot({ ...rest, ...size(), hooks: { ...hooks, setCursor } }, data, element)
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
    const day = at === null ? undefined : plot.data[0][at]
    const left = day === undefined || !chart ? -10 : chart.valToPos(day, 'x')
    // Set without telling: whoever says where it is knows already.
    chart?.setCursor({ left, top: left < 0 ? -10 : 1 }, false)
  }, [plot, at])

  return <div ref={host} className={frame} />
}

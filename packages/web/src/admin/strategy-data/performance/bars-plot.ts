import uPlot from 'uplot'
import type { PlotSpec } from './plot.tsx'
import { faint } from './plot-colors.ts'
import { roomy, sharedOptions, zeroLine } from './plot-options.ts'

interface Bars {
  /** The middle of each bar. */
  readonly at: readonly number[]
  readonly heights: readonly number[]
  /** Whether a bar has the colour of a gain; by default those above zero have it. */
  readonly isGain?: (index: number) => boolean
  /** The first and the last place of the axis below. */
  readonly between: readonly [number, number]
  readonly steps: readonly number[]
  /** The label of a place below; empty where there is none. */
  readonly place: (at: number) => string
  /** The label of a height at the side. */
  readonly height: (height: number) => string
}

/** A plot of bars in the colours of gain and loss. */
export function barsPlot({ at, heights, between, steps, place, height, ...bars }: Bars): PlotSpec {
  const isGain = bars.isGain ?? ((index: number) => (heights[index] ?? 0) > 0)
  const half = (gains: boolean) => heights.map((height, index) => (isGain(index) === gains ? height : null))
  const paths = uPlot.paths.bars?.({ size: [0.92, 64], align: 0 })
  const filled = (color: string) => ({
    stroke: color,
    width: 1,
    fill: faint(color, 0.45),
    points: { show: false },
    ...(paths && { paths }),
  })
  return {
    data: [[...at], half(true), half(false)],
    height: { narrow: 200, wide: 260 },
    options: (colors, font) => ({
      ...sharedOptions(colors, font, {
        x: (_, splits) => splits.map((at) => place(at)),
        steps: [...steps],
        y: (_, splits) => splits.map((at) => height(at)),
      }),
      hooks: { drawAxes: [zeroLine(colors)] },
      scales: {
        x: { time: false, range: () => [...between] },
        y: { range: (_, low, high) => roomy(low, high) },
      },
      series: [{}, filled(colors.gain), filled(colors.loss)],
    }),
  }
}

import type uPlot from 'uplot'
import { formatCount, formatNumber } from '#platform/formats/format'
import type { HeldTrade } from './holding.model.ts'
import type { PlotSpec } from './plot.tsx'
import { faint } from './plot-colors.ts'
import { roomy, sharedOptions, zeroLine } from './plot-options.ts'

/** Whole days only. */
const DAYS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** The dot nearest to the pointer: several trades may have been held as long. */
const dotAt = (trades: readonly HeldTrade[]) => (chart: uPlot) => {
  const { left = 0, top = 0 } = chart.cursor
  const distances = trades.map(({ days, returnPercent }) =>
    Math.hypot(chart.valToPos(days, 'x') - left, chart.valToPos(returnPercent, 'y') - top),
  )
  return distances.reduce((nearest, distance, at) => (distance < (distances[nearest] ?? 0) ? at : nearest), 0)
}

/** A plot of points: days held across, return upwards. */
export function holdingPlot(trades: readonly HeldTrade[]): PlotSpec {
  const half = (gains: boolean) =>
    trades.map(({ returnPercent }) => (returnPercent > 0 === gains ? returnPercent : null))
  const most = trades.at(-1)?.days ?? 0
  const dots = (color: string) => ({
    stroke: color,
    paths: () => null,
    points: { show: true, size: 7, width: 1, stroke: color, fill: faint(color, 0.35) },
  })
  return {
    data: [trades.map(({ days }) => days), half(true), half(false)],
    height: { narrow: 220, wide: 260 },
    pointAt: dotAt(trades),
    options: (colors, font) => ({
      ...sharedOptions(colors, font, {
        x: (_, splits) => splits.map((days) => (Number.isInteger(days) ? formatCount(days, 'day') : '')),
        steps: DAYS,
        y: (_, splits) => splits.map((percent) => `${formatNumber(percent)}%`),
      }),
      hooks: { drawAxes: [zeroLine(colors)] },
      scales: {
        x: { time: false, range: () => [0, most * 1.04 || 1] },
        y: { range: (_, low, high) => roomy(low, high) },
      },
      series: [{}, dots(colors.gain), dots(colors.loss)],
    }),
  }
}

import type uPlot from 'uplot'
import { secondsOf } from '../../strategy/positions.ts'
import type { PlotSpec } from './plot.tsx'
import type { Colors } from './plot-colors.ts'
import { dateSteps, dates, dayRange, sharedOptions } from './plot-options.ts'
import { isOpen, type TimelineTrade } from './timeline.model.ts'

const kinds = ['gain', 'loss', 'open'] as const satisfies readonly (keyof Colors)[]

type Kind = (typeof kinds)[number]

const kindOf = (trade: TimelineTrade): Kind =>
  isOpen(trade) ? 'open' : (trade.gain ?? 0) > 0 ? 'gain' : 'loss'

const ROW = 10
const HIGHEST = 640
const OUTLINE = 1.5

/** The row at the pointer: several trades may have the same day. */
const rowAt = (trades: number) => (chart: uPlot) => {
  const row = Math.round(chart.posToVal(chart.cursor.top ?? 0, 'y'))
  return Math.min(trades - 1, Math.max(0, row))
}

/** A plot with one bar a trade, from its entry to its exit; those of open trades are outlines. */
export function timelinePlot(trades: readonly TimelineTrade[], today: string): PlotSpec {
  const entries = trades.map(({ entryDay }) => secondsOf(entryDay))
  const exits = trades.map(({ exitDay }) => secondsOf(exitDay ?? today))
  const rows = (kind: (typeof kinds)[number]) =>
    trades.map((trade, row) => (kindOf(trade) === kind ? row : null))
  const last = exits.reduce((latest, exit) => Math.max(latest, exit), entries[0] ?? 0)
  const height = Math.min(HIGHEST, Math.max(240, trades.length * ROW))
  const bar = Math.max(1, Math.min(6, Math.floor((height / trades.length) * 0.6)))
  const bars = (color: string, kind: Kind) => ({
    stroke: color,
    width: kind === 'open' ? Math.min(OUTLINE, bar) : bar,
    points: { show: false },
    paths: (plot: uPlot, series: number) => {
      const stroke = new Path2D()
      const inset = ((bar - OUTLINE) / 2) * devicePixelRatio
      for (const [row, height] of (plot.data[series] ?? []).entries()) {
        if (height === null || height === undefined) continue
        const y = plot.valToPos(height, 'y', true)
        // A trade of one day is a dot.
        const left = plot.valToPos(entries[row] ?? 0, 'x', true)
        const right = Math.max(left + 2 * devicePixelRatio, plot.valToPos(exits[row] ?? 0, 'x', true))
        if (kind === 'open' && inset > 1) {
          stroke.rect(left, y - inset, right - left, 2 * inset)
          continue
        }
        stroke.moveTo(left, y)
        stroke.lineTo(right, y)
      }
      return { stroke }
    },
  })
  return {
    data: [entries, ...kinds.map(rows)],
    height: { narrow: height, wide: height },
    pointAt: rowAt(trades.length),
    options: (colors, font) => ({
      ...sharedOptions(colors, font, {
        x: dates,
        steps: dateSteps,
      }),
      scales: {
        x: { range: () => dayRange(entries[0] ?? 0, last) },
        y: { dir: -1, range: () => [-1, trades.length] },
      },
      series: [{}, ...kinds.map((kind) => bars(colors[kind], kind))],
    }),
  }
}

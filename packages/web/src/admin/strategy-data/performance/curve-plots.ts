import uPlot from 'uplot'
import { formatShortDay, formatShortMonth } from '#platform/format'
import { formatCompactMoney } from '#platform/format-money'
import type { CurvePoint } from './curve.model.ts'
import type { PlotSpec } from './plot.tsx'
import { type Colors, faint } from './plot-colors.ts'
import { dayOf, secondsOf } from './positions.ts'
import type { ReportedDrawdown } from './reported-drawdown.ts'

const MONTH = 28 * 24 * 60 * 60

const dates: uPlot.Axis.DynamicValues = (_, splits, __, ___, step) =>
  splits.map((seconds) => (step >= MONTH ? formatShortMonth : formatShortDay)(dayOf(seconds)))

const amounts: uPlot.Axis.DynamicValues = (_, splits) => splits.map((amount) => formatCompactMoney(amount))

/** Two plots on the same time scale: realised P&L, and its distance below the peak. */
export function curvePlots(
  curve: readonly CurvePoint[],
  range: ReportedDrawdown | null,
): { realised: PlotSpec; below: PlotSpec } {
  const days = curve.map(({ day }) => secondsOf(day))
  const shared = (colors: Colors, font: string, hasDays: boolean) => ({
    tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    // Equal padding in both plots keeps their days aligned.
    padding: [8, 16, 4, 0] satisfies uPlot.Padding,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false, setScale: false } },
    axes: [
      {
        show: hasDays,
        stroke: colors.text,
        font,
        grid: { show: false },
        ticks: { show: false },
        size: 32,
        space: 76,
        values: dates,
      },
      {
        stroke: colors.text,
        font,
        grid: { stroke: colors.grid, width: 1 },
        ticks: { show: false },
        size: 72,
        values: amounts,
      },
    ],
    hooks: { drawClear: [shade(colors, range)], drawAxes: [zeroLine(colors)] },
  })
  const stepped = uPlot.paths.stepped?.({ align: 1 })
  const line = (color: string) => ({
    stroke: color,
    width: 2,
    fill: faint(color, 0.14),
    fillTo: 0,
    points: { show: false },
    ...(stepped && { paths: stepped }),
  })
  return {
    realised: {
      data: [days, curve.map(({ realised }) => realised)],
      height: { narrow: 220, wide: 300 },
      options: (colors, font) => ({
        ...shared(colors, font, false),
        scales: { y: { range: (_, low, high) => roomy(Math.min(0, low), Math.max(0, high)) } },
        series: [{}, line(colors.realised)],
      }),
    },
    below: {
      data: [days, curve.map(({ below }) => below)],
      height: { narrow: 130, wide: 160 },
      options: (colors, font) => ({
        ...shared(colors, font, true),
        scales: { y: { range: (_, low) => [Math.min(low * 1.08, -1), 0] } },
        series: [{}, line(colors.below)],
      }),
    },
  }
}

function roomy(low: number, high: number): [number, number] {
  const room = (high - low || 1) * 0.08
  return [low === 0 ? 0 : low - room, high === 0 ? 0 : high + room]
}

const zeroLine = (colors: Colors) => (plot: uPlot) => {
  const { ctx, bbox } = plot
  const height = Math.round(plot.valToPos(0, 'y', true)) + 0.5
  ctx.save()
  ctx.strokeStyle = colors.zero
  ctx.lineWidth = uPlot.pxRatio
  ctx.beginPath()
  ctx.moveTo(bbox.left, height)
  ctx.lineTo(bbox.left + bbox.width, height)
  ctx.stroke()
  ctx.restore()
}

/** Shades the reported drawdown, clipped to the plotted days. */
const shade = (colors: Colors, range: ReportedDrawdown | null) => (plot: uPlot) => {
  if (!range) return
  const { ctx, bbox } = plot
  const [first, last] = [bbox.left, bbox.left + bbox.width]
  const within = (day: string) => Math.min(last, Math.max(first, plot.valToPos(secondsOf(day), 'x', true)))
  const [left, right] = [within(range.start), within(range.end)]
  if (right <= left) return
  ctx.save()
  ctx.fillStyle = faint(colors.range, 0.14)
  ctx.fillRect(left, bbox.top, right - left, bbox.height)
  ctx.strokeStyle = colors.range
  ctx.lineWidth = uPlot.pxRatio
  ctx.setLineDash([4 * uPlot.pxRatio, 4 * uPlot.pxRatio])
  for (const edge of [left, right]) {
    if (edge === first || edge === last) continue
    ctx.beginPath()
    ctx.moveTo(edge, bbox.top)
    ctx.lineTo(edge, bbox.top + bbox.height)
    ctx.stroke()
  }
  ctx.restore()
}

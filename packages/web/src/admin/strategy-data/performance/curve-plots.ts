import uPlot from 'uplot'
import { secondsOf } from '../../strategy/positions.ts'
import type { CurvePoint } from './curve.model.ts'
import type { PlotSpec } from './plot.tsx'
import { type Colors, faint } from './plot-colors.ts'
import { amounts, dateSteps, dates, dayRange, roomy, sharedOptions, zeroLine } from './plot-options.ts'
import type { ReportedDrawdown } from './reported-drawdown.ts'

/** Two plots on the same time scale: realised P&L, and its distance below the peak. */
export function curvePlots(
  curve: readonly CurvePoint[],
  range: ReportedDrawdown | null,
): readonly PlotSpec[] {
  const days = curve.map(({ day }) => secondsOf(day))
  const shared = (colors: Colors, font: string, hasDays: boolean) => ({
    ...sharedOptions(colors, font, { ...(hasDays && { x: dates, steps: dateSteps }), y: amounts }),
    hooks: { drawClear: [shade(colors, range)], drawAxes: [zeroLine(colors)] },
  })
  const x: uPlot.Scale = { range: () => dayRange(days[0] ?? 0, days.at(-1) ?? 0) }
  const stepped = uPlot.paths.stepped?.({ align: 1 })
  const line = (color: string) => ({
    stroke: color,
    width: 2,
    fill: faint(color, 0.14),
    fillTo: 0,
    // A line needs two points.
    points: { show: days.length === 1 },
    ...(stepped && { paths: stepped }),
  })
  return [
    {
      data: [days, curve.map(({ realised }) => realised)],
      height: { narrow: 220, wide: 300 },
      options: (colors, font) => ({
        ...shared(colors, font, false),
        scales: { x, y: { range: (_, low, high) => roomy(low, high) } },
        series: [{}, line(colors.realised)],
      }),
    },
    {
      data: [days, curve.map(({ below }) => below)],
      height: { narrow: 130, wide: 160 },
      options: (colors, font) => ({
        ...shared(colors, font, true),
        scales: { x, y: { range: (_, low) => [Math.min(low * 1.08, -1), 0] } },
        series: [{}, line(colors.below)],
      }),
    },
  ]
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

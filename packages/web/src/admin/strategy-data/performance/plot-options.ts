import uPlot from 'uplot'
import { formatShortDay, formatShortMonth } from '#platform/formats/format'
import { formatCompactMoney } from '#platform/formats/format-money'
import { DAY, dayOf } from '../../strategy/positions.ts'
import type { Colors } from './plot-colors.ts'

type Options = Omit<uPlot.Options, 'width' | 'height'>

interface Axes {
  /** The labels below; without them the axis is left out. */
  readonly x?: uPlot.Axis.DynamicValues
  /** The distances that the labels below may have. */
  readonly steps?: number[]
  /** The labels at the side; without them the axis is left out. */
  readonly y?: uPlot.Axis.DynamicValues
}

/** The options that all plots share: axes in the theme's colours, a cursor on the points, no legend. */
export const sharedOptions = (colors: Colors, font: string, { x, steps, y }: Axes) =>
  ({
    tzDate: (seconds: number) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    // Equal padding in every plot keeps the points of two plots aligned.
    padding: [8, 16, 4, y ? 0 : 16],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false, setScale: false } },
    axes: [
      {
        show: x !== undefined,
        stroke: colors.text,
        font,
        grid: { show: false },
        ticks: { show: false },
        size: 32,
        space: 76,
        ...(x && { values: x }),
        ...(steps && { incrs: steps }),
      },
      {
        show: y !== undefined,
        stroke: colors.text,
        font,
        grid: { stroke: colors.grid, width: 1 },
        ticks: { show: false },
        size: 72,
        ...(y && { values: y }),
      },
    ],
  }) satisfies Partial<Options>

/** Amounts in rupees beside a plot. */
export const amounts: uPlot.Axis.DynamicValues = (_, splits) =>
  splits.map((amount) => formatCompactMoney(amount))

/** Days below a plot; months where the labels are as far apart. */
export const dates: uPlot.Axis.DynamicValues = (_, splits, __, ___, step) =>
  splits.map((seconds) => (step >= 28 * DAY ? formatShortMonth : formatShortDay)(dayOf(seconds)))

/** The distances of dates below a plot: days and weeks, months, quarters and years. Without them uPlot labels hours too. */
export const dateSteps = [1, 2, 7, 14, 30, 91, 182, 365, 2 * 365, 5 * 365, 10 * 365].map((days) => days * DAY)

/** The range of an axis of days. A single day gets one on either side: uPlot draws nothing in a range without a width. */
export const dayRange = (first: number, last: number): [number, number] =>
  first === last ? [first - DAY, last + DAY] : [first, last]

/** A range with room above and below, which has zero in it. */
export function roomy(low: number, high: number): [number, number] {
  const [least, most] = [Math.min(0, low), Math.max(0, high)]
  const room = (most - least || 1) * 0.08
  return [least === 0 ? 0 : least - room, most === 0 ? 0 : most + room]
}

/** Draws the line at zero. */
export const zeroLine = (colors: Colors) => (plot: uPlot) => {
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

import type uPlot from 'uplot'
import { expect, test } from 'vitest'
import { hexOf } from '../../../theme/contrast.ts'
import { DAY, secondsOf } from '../../strategy/positions.ts'
import { curvePlots } from './curve-plots.ts'
import { holdingPlot } from './holding-plot.ts'
import type { PlotSpec } from './plot.tsx'
import { type Colors, colorTokens } from './plot-colors.ts'
import { timelinePlot } from './timeline-plot.ts'

const optionsOf = (plot: PlotSpec | undefined) => plot?.options(colorTokens as unknown as Colors, '12px x')
const rangeOf = (plot: PlotSpec | undefined) => {
  const range = optionsOf(plot)?.scales?.x?.range
  return typeof range === 'function' ? range({} as uPlot, 0, 0, 'x') : range
}

/** A chart whose positions are its values, with the cursor on one of them. */
const chartAt = (left: number, top: number) =>
  ({
    cursor: { left, top },
    posToVal: (position: number) => position,
    valToPos: (value: number) => value,
  }) as unknown as uPlot

const held = (days: number, returnPercent: number) => ({
  stockName: 'X',
  exitDay: '2026-01-05',
  days,
  returnPercent,
})
const timed = (entryDay: string, exitDay: string | null) => ({
  stockName: 'X',
  entryDay,
  exitDay,
  days: 1,
  gain: exitDay && 5,
})
type Timed = Parameters<typeof timelinePlot>[0]
const timeline = (...trades: object[]) => timelinePlot(trades as unknown as Timed, '2026-01-05')

test.each([
  [0, 0],
  [1.4, 1],
  [1.6, 2],
  [-3, 0],
  [9, 2],
])('in the timeline the pointer reads the row at its height %d, also among trades of one day', (top, row) => {
  const day = timed('2026-01-01', '2026-01-03')
  expect(timeline(day, day, day).pointAt?.(chartAt(0, top))).toBe(row)
})

test.each([
  [10, 5, 0],
  [10, -4, 1],
  [11, 19, 2],
  [29, 0, 3],
])('among holding periods the pointer at %d, %d reads the nearest dot', (left, top, at) => {
  const plot = holdingPlot([held(10, 6), held(10, -5), held(10, 20), held(30, 0)])
  expect(plot.pointAt?.(chartAt(left, top))).toBe(at)
})

test('trades of a single day have a range of days around it', () => {
  const day = '2026-01-05'
  const around = [secondsOf(day) - DAY, secondsOf(day) + DAY]
  const point = { day, trades: 1, gain: 5, realised: 5, below: 0 }
  expect(curvePlots([point], null).map(rangeOf)).toEqual([around, around])
  expect(rangeOf(timeline(timed(day, day), timed(day, null)))).toEqual(around)
  const later = { ...point, day: '2026-01-07' }
  expect(rangeOf(curvePlots([point, later], null)[0])).toEqual([secondsOf(day), secondsOf('2026-01-07')])
})

test.each([
  ['long', [held(10, 6), held(20, 12), held(50, 20)], [0, 52], [0, 21.6]],
  ['short and lost', [held(0, -10)], [0, 1], [-10.8, 0]],
])('the plot of trades held %s has room beyond its last dot', (_, trades, across, upwards) => {
  const plot = holdingPlot(trades)
  expect(rangeOf(plot)).toEqual(across)
  const range = optionsOf(plot)?.scales?.y?.range as uPlot.Range.Function
  expect(range({} as uPlot, trades[0]!.returnPercent, trades.at(-1)!.returnPercent, 'y')).toEqual(upwards)
})

test('a curve of one point shows it', () => {
  const point = (day: string) => ({ day, trades: 1, gain: 5, realised: 5, below: 0 })
  const showsPoints = (...days: string[]) =>
    curvePlots(days.map(point), null).map((plot) => optionsOf(plot)?.series[1]?.points?.show)
  expect(showsPoints('2026-01-05')).toEqual([true, true])
  expect(showsPoints('2026-01-05', '2026-01-06')).toEqual([false, false])
})

test('plots of weeks have days below them, those of years have months', () => {
  const point = { day: '2026-01-01', trades: 1, gain: 5, realised: 5, below: 0 }
  const [axis] = optionsOf(timeline(timed('2026-01-01', '2026-01-03')))?.axes ?? []
  expect(optionsOf(curvePlots([point], null)[1])?.axes?.[0]?.incrs).toEqual(axis?.incrs)
  const { incrs, values } = axis as { incrs: number[]; values: uPlot.Axis.DynamicValues }
  const days = incrs.map((step) => step / DAY)
  expect(days.slice(0, 4)).toEqual([1, 2, 7, 14])
  expect(days.slice(-2)).toEqual([5 * 365, 10 * 365])
  const label = (step: number) => values({} as uPlot, [secondsOf('2026-01-05')], 0, 0, step * DAY)
  expect([label(7), label(30), label(3650)]).toEqual([['5 Jan'], ['Jan 2026'], ['Jan 2026']])
})

test.each(['light', 'dark'] as const)('an open trade is told from a won and a lost one, in %s', (theme) => {
  const channels = (kind: 'gain' | 'loss' | 'open') =>
    [1, 3, 5].map((at) => Number.parseInt(hexOf(colorTokens[kind], theme).slice(at, at + 2), 16))
  const open = channels('open')
  for (const closed of [channels('gain'), channels('loss')]) {
    const distance = closed.reduce((sum, value, index) => sum + Math.abs(value - (open[index] ?? 0)), 0)
    expect(distance).toBeGreaterThan(90)
  }
})

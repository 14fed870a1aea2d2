import { formatNumber } from '#platform/formats/format'
import type { ExpectancyPoint } from './expectancy.model.ts'
import type { PlotSpec } from './plot.tsx'
import { faint } from './plot-colors.ts'
import { amounts, roomy, sharedOptions, zeroLine } from './plot-options.ts'

/** A line of the expectancy after each trade. */
export const expectancyPlot = (points: readonly ExpectancyPoint[]): PlotSpec => ({
  data: [points.map(({ trade }) => trade), points.map(({ expectancy }) => expectancy)],
  height: { narrow: 200, wide: 260 },
  options: (colors, font) => ({
    ...sharedOptions(colors, font, {
      x: (_, splits) => splits.map((trade) => (Number.isInteger(trade) ? formatNumber(trade) : '')),
      steps: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
      y: amounts,
    }),
    hooks: { drawAxes: [zeroLine(colors)] },
    scales: {
      x: { time: false, range: () => [1, Math.max(2, points.length)] },
      y: { range: (_, low, high) => roomy(low, high) },
    },
    series: [
      {},
      {
        stroke: colors.realised,
        width: 2,
        fill: faint(colors.realised, 0.14),
        fillTo: 0,
        points: { show: points.length === 1 },
      },
    ],
  }),
})

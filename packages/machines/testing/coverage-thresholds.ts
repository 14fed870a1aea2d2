import { readFileSync } from 'node:fs'
import { type Figures, measures } from '@tarang/flow-testing'

/** One driver's coverage of one machine, without the measures that the driver cannot observe. */
export interface Measured {
  readonly paths: number
  readonly steps: number
  readonly figures: Partial<Figures>
}

export const driverNames = ['pure', 'actor', 'story'] as const

export type DriverName = (typeof driverNames)[number]

type Thresholds = Readonly<Record<DriverName, Partial<Record<keyof Figures, number>>>>

const thresholdsFile = new URL('../../../docs/coverage.json', import.meta.url)

/** The least percentage that a driver has to cover of each measure, of every machine. */
const thresholds: Thresholds = JSON.parse(readFileSync(thresholdsFile, 'utf8'))

/** The coverage of a driver that is below `docs/coverage.json`, for the machines with these names. */
export function shortfalls(
  driver: DriverName,
  measured: Readonly<Record<string, Measured>>,
  machines: readonly string[],
): string[] {
  return machines.flatMap((machine) => {
    const found = measured[machine]
    if (!found) return [`${driver}, ${machine}: was not measured`]
    return measures.flatMap((measure) => {
      const threshold = thresholds[driver][measure]
      if (threshold === undefined) return []
      const [covered, all] = found.figures[measure] ?? [0, 1]
      return 100 * covered >= threshold * all
        ? []
        : [`${driver}, ${machine}: ${covered} of ${all} ${measure}, required are ${threshold} %`]
    })
  })
}

/** A driver's measurement, one machine on a line, for the output of a test run. */
export const figuresText = (driver: DriverName, measured: Readonly<Record<string, Measured>>): string =>
  Object.entries(measured)
    .map(([machine, { paths, steps, figures }]) => {
      const shown = measures.flatMap((measure) => {
        const figure = figures[measure]
        return figure && figure[1] > 0 ? [`${measure} ${figure[0]}/${figure[1]}`] : []
      })
      return `${driver}, ${machine}: ${paths} paths, ${steps} steps; ${shown.join(', ')}\n`
    })
    .join('')

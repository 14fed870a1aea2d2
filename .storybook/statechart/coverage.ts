import coverage from '../../docs/coverage.json' with { type: 'json' }
import type { DriverCoverage } from './view/way.tsx'

/** The committed figures of one machine and driver, as far as they are read here. */
interface Measured {
  readonly paths: number
  readonly steps: number
  readonly figures: Readonly<Record<string, readonly number[]>>
  /** The transitions that the driver does not walk, where it does not walk them all. */
  readonly missed?: readonly string[]
}

const drivers = coverage.drivers as unknown as Readonly<Record<string, Readonly<Record<string, Measured>>>>

/** The folder of a machine, which is its id in kebab-case. */
export const folderOf = (machine: string): string =>
  machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export interface Row {
  readonly driver: string
  readonly measured: Measured | null
}

/** What each driver covered of a machine, by the machine's id. */
export const coverageOf = (machine: string): readonly Row[] =>
  Object.entries(drivers).map(([driver, machines]) => ({
    driver,
    measured: machines[folderOf(machine)] ?? null,
  }))

const covers = ({ figures, missed }: Measured, way: string): boolean => {
  const [covered, all] = figures.transitions ?? []
  return missed ? !missed.includes(way) : covered !== undefined && covered === all
}

/** By how many drivers each transition of a machine is covered. */
export const driverCoverageOf =
  (machine: string): ((way: string) => DriverCoverage) =>
  (way) => {
    const rows = coverageOf(machine)
    const covering = rows.filter(({ measured }) => measured && covers(measured, way))
    return { by: covering.length, of: rows.length, drivers: covering.map(({ driver }) => driver) }
  }

import coverage from '../../docs/coverage.json' with { type: 'json' }
import type { Taken } from './view/way.tsx'

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

/** What each driver walked of a machine, by the machine's id. */
export const coverageOf = (machine: string): readonly Row[] =>
  Object.entries(drivers).map(([driver, machines]) => ({
    driver,
    measured: machines[folderOf(machine)] ?? null,
  }))

const walks = ({ figures, missed }: Measured, way: string): boolean => {
  const [walked, all] = figures.transitions ?? []
  return missed ? !missed.includes(way) : walked !== undefined && walked === all
}

/** By how many drivers each transition of a machine is walked. */
export const takenOf =
  (machine: string): ((way: string) => Taken) =>
  (way) => {
    const rows = coverageOf(machine)
    const walking = rows.filter(({ measured }) => measured && walks(measured, way))
    return { by: walking.length, of: rows.length, drivers: walking.map(({ driver }) => driver) }
  }

import type { DriverCoverage } from './view/way.tsx'

/** The folder of a machine, which is its id in kebab-case. */
export const folderOf = (machine: string): string =>
  machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const drivers = ['pure', 'actor', 'story']

/** The drivers that cover each transition: the tests require all of them. */
export const driverCoverage: DriverCoverage = { by: drivers.length, of: drivers.length, drivers }

import { unreachedTransitions } from '@tarang/machines/testing/unreached-transitions'
import type { DriverCoverage } from './view/way.tsx'

/** The folder of a machine, which is its id in kebab-case. */
export const folderOf = (machine: string): string =>
  machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const drivers = ['pure', 'actor', 'story', 'app']

/** The transitions of a machine that the app driver does not cover, with the reason of each. */
export const unreachedOf = (machine: string): Readonly<Record<string, string>> =>
  unreachedTransitions[folderOf(machine)] ?? {}

/** The drivers that cover each transition of a machine: the tests require all of them, but for the listed transitions. */
export const driverCoverageOf =
  (machine: string): ((transition: string) => DriverCoverage) =>
  (transition) => {
    const isUnreached = transition in unreachedOf(machine)
    const covering = drivers.filter((driver) => driver !== 'app' || !isUnreached)
    return { by: covering.length, of: drivers.length, drivers: covering }
  }

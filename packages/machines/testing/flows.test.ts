import { declaredDelays, declaredStates, invokedSources } from '@tarang/flow-testing'
import { afterAll, describe, expect, test } from 'vitest'
import { allCases } from '../src/all-cases/index.ts'
import { bundleFile, committedBundle } from './bundles.ts'
import {
  type DriverName,
  differences,
  type Measured,
  type MutantScore,
  readFigures,
  staleTable,
  tableOf,
} from './committed-figures.ts'
import { drivers, measureDriver, measureMutants } from './measure.ts'

const machines = allCases.map((cases) => [cases.name, cases] as const)
const figures = readFigures()
const took: Record<string, number> = {}
const measuredBy: { -readonly [Driver in DriverName]: Record<string, Measured> } = {
  ...figures.drivers,
  pure: {},
  actor: {},
}
const scores: Record<string, MutantScore> = {}

describe.each(Object.keys(drivers) as (keyof typeof drivers)[])('every tour on the %s driver', (driver) => {
  test.each(machines)('%s', async (name, cases) => {
    const measured = await measureDriver(cases, driver)
    measuredBy[driver][name] = measured
    took[driver] = (took[driver] ?? 0) + measured.ms
    for (const [some, all] of Object.values(measured.figures)) expect(some).toBe(all)
  })

  test('the committed figures are these', () => {
    expect(differences(driver, measuredBy[driver])).toEqual([])
  })
})

describe('mutants on the paths of their machine', () => {
  test.each(machines)('%s', async (name, cases) => {
    const score = await measureMutants(cases)
    scores[name] = score
    expect(score).toMatchObject({ survived: [], mistaken: [] })
    expect(score).toMatchObject(figures.mutants[name] ?? {})
  })

  test('the committed scores are these', () => {
    expect(Object.keys(scores)).toEqual(Object.keys(figures.mutants))
  })
})

describe.each(machines)('the cases of %s', (name, cases) => {
  test('are of a machine with at most 15 states', () => {
    expect(declaredStates(cases.machine).length).toBeLessThanOrEqual(15)
  })

  test('name every invoked actor and every delay with its duration', () => {
    expect(Object.keys(cases.actors).sort()).toEqual(
      [...new Set(invokedSources(cases.machine).values())].sort(),
    )
    expect(Object.keys(cases.delays).sort()).toEqual(declaredDelays(cases.machine).sort())
    expect(cases.machine.implementations.delays).toEqual(cases.delays)
  })

  test('have their paths in the machine’s folder', () => {
    expect(committedBundle(name).machine).toBe(name)
    expect(bundleFile(name).pathname).toContain(`/${name}/`)
  })
})

test('the committed table shows the committed figures', () => {
  expect(staleTable()).toEqual([])
})

afterAll(() => {
  const times = Object.entries(took).map(([driver, ms]) => `${driver}: ${(ms / 1000).toFixed(1)} s`)
  process.stdout.write(
    `\n${tableOf({ drivers: measuredBy, mutants: scores })}\nRun in ${times.join(', ')}.\n`,
  )
})

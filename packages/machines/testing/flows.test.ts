import { declaredDelays, declaredStates, invokedSources } from '@tarang/flow-testing'
import { afterAll, describe, expect, test } from 'vitest'
import { allCases } from '../src/all-cases/index.ts'
import { bundleFile, committedBundle } from './bundles.ts'
import { figuresText, type Measured, shortfalls } from './coverage-thresholds.ts'
import { drivers, measureDriver, measureMutants } from './measure.ts'

const machines = allCases.map((cases) => [cases.name, cases] as const)

describe.each(Object.keys(drivers) as (keyof typeof drivers)[])('every tour on the %s driver', (driver) => {
  const measured: Record<string, Measured> = {}

  test.each(machines)('%s', async (name, cases) => {
    measured[name] = await measureDriver(cases, driver)
    expect(shortfalls(driver, measured, [name])).toEqual([])
  })

  afterAll(() => {
    process.stdout.write(figuresText(driver, measured))
  })
})

describe('mutants on the paths of their machine', () => {
  test.each(machines)('%s', async (_, cases) => {
    const score = await measureMutants(cases)
    expect(score).toMatchObject({ survived: [], mistaken: [] })
    expect(score.killed).toBeGreaterThan(0)
  })
})

describe.each(machines)('the cases of %s', (name, cases) => {
  test('are of a machine with at most 15 states, not counting those that only group others', () => {
    const states = declaredStates(cases.machine)
    const atomic = states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
    expect(atomic.length).toBeLessThanOrEqual(15)
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

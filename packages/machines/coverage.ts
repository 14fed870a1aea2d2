import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allCases } from './src/all-cases/index.ts'
import { driverNames, figuresText, type Measured, shortfalls } from './testing/coverage-thresholds.ts'
import { measureDriver, measureMutants } from './testing/measure.ts'

/**
 * `node packages/machines/coverage.ts` measures the drivers that need no page, and the mutants, and compares them with the
 * thresholds in `docs/coverage.json`. `--driver story --measured file.json` reads the measurement of another driver
 * (`Record<machine, Measured>`) instead; `--machines one,another` requires only these.
 */
const { values } = parseArgs({
  options: { driver: { type: 'string' }, measured: { type: 'string' }, machines: { type: 'string' } },
})
const machines = values.machines?.split(',') ?? allCases.map(({ name }) => name)
const problems = values.driver === undefined ? await measured() : given(values.driver)
for (const line of problems) console.error(line)
process.exit(problems.length === 0 ? 0 : 1)

function given(name: string): string[] {
  const driver = driverNames.find((known) => known === name)
  if (!driver || !values.measured) throw new Error('Use --driver pure|actor|story --measured file.json')
  const figures: Record<string, Measured> = JSON.parse(readFileSync(values.measured, 'utf8'))
  process.stdout.write(figuresText(driver, figures))
  return shortfalls(driver, figures, machines)
}

async function measured(): Promise<string[]> {
  const found: string[] = []
  for (const driver of ['pure', 'actor'] as const) {
    const figures: Record<string, Measured> = {}
    for (const cases of allCases) figures[cases.name] = await measureDriver(cases, driver)
    process.stdout.write(figuresText(driver, figures))
    found.push(...shortfalls(driver, figures, machines))
  }
  for (const cases of allCases) {
    const { killed, survived, mistaken } = await measureMutants(cases)
    process.stdout.write(`mutants, ${cases.name}: ${killed} killed, ${survived.length} survived\n`)
    found.push(
      ...survived.map((id) => `${cases.name}: surviving mutant: ${id}`),
      ...mistaken.map((id) => `${cases.name}: listed as equivalent, but killed: ${id}`),
    )
  }
  return found
}

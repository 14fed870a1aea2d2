import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allCases } from './src/all-cases/index.ts'
import {
  type CommittedFigures,
  type DriverName,
  differences,
  driverNames,
  type Measured,
  type MutantScore,
  readFigures,
  staleTable,
  tableOf,
  withMeasured,
  writeFigures,
} from './testing/committed-figures.ts'
import { measureDriver, measureMutants } from './testing/measure.ts'

/**
 * `node packages/machines/coverage.ts` compares the drivers that need no page, and the mutants, with the committed figures.
 * `--driver story --measured file.json` reads the measurement of another driver (`Record<machine, Measured>`) instead.
 * `--write` writes the figures.
 */
const { values } = parseArgs({
  options: { driver: { type: 'string' }, measured: { type: 'string' }, write: { type: 'boolean' } },
})

const committed = readFigures()
const measured = await measure()
const problems = [
  ...measured.problems,
  ...(values.write ? [] : [...compared(measured.figures), ...staleTable()]),
]

if (values.write) writeFigures(measured.figures)
process.stdout.write(tableOf(measured.figures))
for (const line of problems) console.error(line)
process.exit(problems.length === 0 ? 0 : 1)

async function measure(): Promise<{ figures: CommittedFigures; problems: string[] }> {
  if (values.driver !== undefined) {
    const driver = driverNames.find((name) => name === values.driver)
    if (!driver || !values.measured) throw new Error('Use --driver pure|actor|story|app --measured file.json')
    const figures: Record<string, Measured> = JSON.parse(readFileSync(values.measured, 'utf8'))
    return { figures: withMeasured(committed, driver, figures), problems: [] }
  }
  let all = committed
  for (const driver of ['pure', 'actor'] as const) {
    const figures: Record<string, Measured> = {}
    for (const cases of allCases) figures[cases.name] = await measureDriver(cases, driver)
    all = withMeasured(all, driver, figures)
  }
  const scores: Record<string, MutantScore> = {}
  for (const cases of allCases) scores[cases.name] = await measureMutants(cases)
  const mutants = Object.fromEntries(
    Object.entries(scores).map(([name, { all, killed, equivalent }]) => [name, { all, killed, equivalent }]),
  )
  const violations = Object.entries(scores).flatMap(([name, { survived, mistaken }]) => [
    ...survived.map((id) => `${name}: surviving mutant: ${id}`),
    ...mistaken.map((id) => `${name}: listed as equivalent, but killed: ${id}`),
  ])
  return { figures: { ...all, mutants }, problems: violations }
}

function compared(figures: CommittedFigures): string[] {
  return [
    ...driverNames.flatMap((driver: DriverName) => differences(driver, figures.drivers[driver], committed)),
    ...(JSON.stringify(figures.mutants) === JSON.stringify(committed.mutants)
      ? []
      : ['The mutants differ from the committed ones: run it with --write.']),
  ]
}

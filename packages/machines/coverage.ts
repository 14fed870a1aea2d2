import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { allCases } from './src/all-cases/index.ts'
import {
  type DriverName,
  differences,
  driverNames,
  type Floors,
  type Measured,
  type MutantScore,
  readFloors,
  staleTable,
  tableOf,
  withMeasured,
  writeFloors,
} from './testing/floors.ts'
import { measureDriver, measureMutants } from './testing/measure.ts'

/**
 * `node packages/machines/coverage.ts` measures the drivers that need no page, and the mutants, against the committed
 * figures. `--driver story --measured file.json` takes what another driver has measured (a `Record<machine, Measured>`)
 * instead. `--write` commits the figures.
 */
const { values } = parseArgs({
  options: { driver: { type: 'string' }, measured: { type: 'string' }, write: { type: 'boolean' } },
})

const committed = readFloors()
const measured = await measure()
const wrong = [...measured.wrong, ...(values.write ? [] : [...compared(measured.floors), ...staleTable()])]

if (values.write) writeFloors(measured.floors)
process.stdout.write(tableOf(measured.floors))
for (const line of wrong) console.error(line)
process.exit(wrong.length === 0 ? 0 : 1)

async function measure(): Promise<{ floors: Floors; wrong: string[] }> {
  if (values.driver !== undefined) {
    const driver = driverNames.find((name) => name === values.driver)
    if (!driver || !values.measured) throw new Error('Say --driver pure|actor|story|app --measured file.json')
    const figures: Record<string, Measured> = JSON.parse(readFileSync(values.measured, 'utf8'))
    return { floors: withMeasured(committed, driver, figures), wrong: [] }
  }
  let floors = committed
  for (const driver of ['pure', 'actor'] as const) {
    const figures: Record<string, Measured> = {}
    for (const cases of allCases) figures[cases.name] = await measureDriver(cases, driver)
    floors = withMeasured(floors, driver, figures)
  }
  const scores: Record<string, MutantScore> = {}
  for (const cases of allCases) scores[cases.name] = await measureMutants(cases)
  const mutants = Object.fromEntries(
    Object.entries(scores).map(([name, { all, killed, equivalent }]) => [name, { all, killed, equivalent }]),
  )
  const wrongs = Object.entries(scores).flatMap(([name, { survived, mistaken }]) => [
    ...survived.map((id) => `${name}: a mutant survived: ${id}`),
    ...mistaken.map((id) => `${name}: no equal, and listed as one: ${id}`),
  ])
  return { floors: { ...floors, mutants }, wrong: wrongs }
}

function compared(floors: Floors): string[] {
  return [
    ...driverNames.flatMap((driver: DriverName) => differences(driver, floors.drivers[driver], committed)),
    ...(JSON.stringify(floors.mutants) === JSON.stringify(committed.mutants)
      ? []
      : ['The mutants are others than the committed ones: run it with --write.']),
  ]
}

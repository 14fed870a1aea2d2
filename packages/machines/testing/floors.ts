import { readFileSync, writeFileSync } from 'node:fs'
import { type Figures, measures } from '@tarang/flow-testing'
import { committedBundle } from './bundles.ts'

/** What one driver walked of one machine. A driver leaves out the measures that it does not claim. */
export interface Measured {
  readonly paths: number
  readonly steps: number
  readonly figures: Partial<Figures>
  /** The transitions that it does not walk, where it does not walk them all: the charts show it. */
  readonly missed?: readonly string[]
}

/** What became of one machine's mutants. */
export interface MutantScore {
  readonly all: number
  readonly killed: number
  readonly equivalent: number
  readonly survived: readonly string[]
  readonly mistaken: readonly string[]
}

/** The four subjects that a path is walked on. */
export const driverNames = ['pure', 'actor', 'story', 'app'] as const

export type DriverName = (typeof driverNames)[number]

/** The committed figures: none may become smaller. */
export interface Floors {
  readonly drivers: Readonly<Record<DriverName, Readonly<Record<string, Measured>>>>
  readonly mutants: Readonly<Record<string, Pick<MutantScore, 'all' | 'killed' | 'equivalent'>>>
}

const floorsFile = new URL('../../../docs/coverage.json', import.meta.url)
const tableFile = new URL('../../../docs/flow-coverage.md', import.meta.url)

export const readFloors = (): Floors => JSON.parse(readFileSync(floorsFile, 'utf8'))

/** Commits these figures, and the table that is drawn of them. */
export function writeFloors(floors: Floors): void {
  const text = JSON.stringify(floors, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(floorsFile, `${text}\n`)
  writeFileSync(tableFile, tableOf(floors))
}

/** Puts what a driver measured in the place of its floors. */
export const withMeasured = (
  floors: Floors,
  driver: DriverName,
  measured: Readonly<Record<string, Measured>>,
): Floors => {
  // Whatever else a driver notes, such as its time, is no floor.
  const noted = Object.entries(measured).map(([name, { paths, steps, figures }]) => [
    name,
    { paths, steps, figures },
  ])
  return { ...floors, drivers: { ...floors.drivers, [driver]: Object.fromEntries(noted) } }
}

/** What is wrong with the committed table; nothing where it says what the floors say. */
export const staleTable = (): string[] =>
  readFileSync(tableFile, 'utf8') === tableOf(readFloors())
    ? []
    : ['docs/flow-coverage.md is stale: run node packages/machines/coverage.ts --write']

/** Where a driver fell below its floor, or rose above it unsaid: the committed figures are those that are. */
export function differences(
  driver: DriverName,
  measured: Readonly<Record<string, Measured>>,
  floors: Floors = readFloors(),
): string[] {
  const committed = floors.drivers[driver]
  const machines = [...new Set([...Object.keys(committed), ...Object.keys(measured)])].sort()
  return machines.flatMap((machine) => {
    const [now, before] = [measured[machine], committed[machine]]
    if (!now || !before) return [`${driver}, ${machine}: ${now ? 'has no floor' : 'was not measured'}`]
    const said = (what: string, one: unknown, other: unknown) =>
      JSON.stringify(one) === JSON.stringify(other)
        ? []
        : [`${driver}, ${machine}: ${what} ${JSON.stringify(one)}, committed ${JSON.stringify(other)}`]
    return [
      ...said('paths', now.paths, before.paths),
      ...said('steps', now.steps, before.steps),
      ...measures.flatMap((measure) => said(measure, now.figures[measure], before.figures[measure])),
    ]
  })
}

const cell = (figure: readonly [number, number] | undefined): string =>
  figure === undefined || figure[1] === 0 ? '–' : figure.join(' / ')

/** As the formatter has it: every column as wide as its widest cell, all but the first to the right. */
function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(String))
  const widths = heads.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const [head = [], ...body] = lines
  return [line(head), line(rule), ...body.map(line)].join('\n')
}

/** The figures as tables, as the documentation and the test run show them. */
export function tableOf({ drivers, mutants }: Floors): string {
  const machines = Object.keys(mutants).sort()
  const walked = driverNames.map((driver) => {
    const measured = Object.values(drivers[driver])
    const sum = (of: (one: Measured) => number) => measured.reduce((total, one) => total + of(one), 0)
    return [driver, measured.length, sum(({ paths }) => paths), sum(({ steps }) => steps)]
  })
  const scores = machines.map((machine) => {
    const { all, killed, equivalent } = mutants[machine] as Floors['mutants'][string]
    return [machine, all, killed, equivalent, percent(killed, all - equivalent)] as const
  })
  const total = scores.reduce(
    ([all, killed, equivalent], [, a, k, e]) => [all + a, killed + k, equivalent + e] as const,
    [0, 0, 0] as readonly [number, number, number],
  )
  return `# What is walked of each flow

Written by \`node packages/machines/coverage.ts --write\` from [coverage.json](coverage.json); the tests fail where a figure
is not what they measure. How it is measured: [flows.md](flows.md).

${table(
  ['machine', 'driver', ...measures],
  machines.flatMap((machine) =>
    driverNames.flatMap((driver) => {
      const measured = drivers[driver][machine]
      return measured
        ? [[machine, driver, ...measures.map((measure) => cell(measured.figures[measure]))]]
        : []
    }),
  ),
)}

## Walked

${table(['driver', 'machines', 'paths', 'steps'], walked)}

## The tours

${table(['tour', 'paths', 'steps'], toursOf(machines))}

## Mutants

${table(
  ['machine', 'mutants', 'killed', 'equivalent', 'score'],
  [...scores, ['all', ...total, percent(total[1], total[0] - total[2])]],
)}
`
}

const toursOf = (machines: readonly string[]) => {
  const bundles = machines.map(committedBundle)
  return (['transitions', 'pairs', 'ignored'] as const).map((tour) => {
    const paths = bundles.flatMap(({ tours }) => tours[tour])
    return [tour, paths.length, paths.reduce((total, { steps }) => total + steps.length, 0)]
  })
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

import { readFileSync, writeFileSync } from 'node:fs'
import { type Figures, measures } from '@tarang/flow-testing'
import { committedBundle } from './bundles.ts'
import { unreachedTransitions } from './unreached-transitions.ts'

/** One driver's coverage of one machine, without the measures that the driver cannot observe. */
export interface Measured {
  readonly paths: number
  readonly steps: number
  readonly figures: Partial<Figures>
  /** The transitions that the driver does not cover; the charts show them. */
  readonly missed?: readonly string[]
}

export interface MutantScore {
  readonly all: number
  readonly killed: number
  readonly equivalent: number
  readonly survived: readonly string[]
  readonly mistaken: readonly string[]
}

export const driverNames = ['pure', 'actor', 'story', 'app'] as const

export type DriverName = (typeof driverNames)[number]

export interface CommittedFigures {
  readonly drivers: Readonly<Record<DriverName, Readonly<Record<string, Measured>>>>
  readonly mutants: Readonly<Record<string, Pick<MutantScore, 'all' | 'killed' | 'equivalent'>>>
}

const figuresFile = new URL('../../../docs/coverage.json', import.meta.url)
const tableFile = new URL('../../../docs/flow-coverage.md', import.meta.url)

export const readFigures = (): CommittedFigures => JSON.parse(readFileSync(figuresFile, 'utf8'))

/** Writes the figures and their table. */
export function writeFigures(figures: CommittedFigures): void {
  const text = JSON.stringify(figures, null, 2).replace(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(figuresFile, `${text}\n`)
  writeFileSync(tableFile, tableOf(figures))
}

/** Replaces one driver's figures. */
export const withMeasured = (
  figures: CommittedFigures,
  driver: DriverName,
  measured: Readonly<Record<string, Measured>>,
): CommittedFigures => {
  // Other measurements, such as the time, are not committed.
  const entries = Object.entries(measured).map(([name, { paths, steps, figures, missed }]) => [
    name,
    { paths, steps, figures, ...(missed && { missed }) },
  ])
  return { ...figures, drivers: { ...figures.drivers, [driver]: Object.fromEntries(entries) } }
}

/** A problem if the committed table does not show the committed figures. */
export const staleTable = (): string[] =>
  readFileSync(tableFile, 'utf8') === tableOf(readFigures())
    ? []
    : ['docs/flow-coverage.md is stale: run node packages/machines/coverage.ts --write']

/** Every difference from the committed figures; they must be exact. */
export function differences(
  driver: DriverName,
  measured: Readonly<Record<string, Measured>>,
  figures: CommittedFigures = readFigures(),
): string[] {
  const committed = figures.drivers[driver]
  const machines = [...new Set([...Object.keys(committed), ...Object.keys(measured)])].sort()
  return machines.flatMap((machine) => {
    const [now, before] = [measured[machine], committed[machine]]
    if (!now || !before)
      return [`${driver}, ${machine}: ${now ? 'has no committed figures' : 'was not measured'}`]
    const compareFigure = (what: string, one: unknown, other: unknown) =>
      JSON.stringify(one) === JSON.stringify(other)
        ? []
        : [`${driver}, ${machine}: ${what} ${JSON.stringify(one)}, committed ${JSON.stringify(other)}`]
    return [
      ...compareFigure('paths', now.paths, before.paths),
      ...compareFigure('steps', now.steps, before.steps),
      ...compareFigure('transitions not covered', now.missed, before.missed),
      ...measures.flatMap((measure) => compareFigure(measure, now.figures[measure], before.figures[measure])),
    ]
  })
}

const cell = (figure: readonly [number, number] | undefined): string =>
  figure === undefined || figure[1] === 0 ? '–' : figure.join(' / ')

/** Formatted as Biome does: every column as wide as its widest cell, all but the first aligned right. */
function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(String))
  const widths = heads.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  const [head = [], ...body] = lines
  return [line(head), line(rule), ...body.map(line)].join('\n')
}

/** The figures as Markdown tables, for the documentation and the test run. */
export function tableOf({ drivers, mutants }: CommittedFigures): string {
  const machines = Object.keys(mutants).sort()
  const byDriver = driverNames.map((driver) => {
    const measured = Object.values(drivers[driver])
    const sum = (of: (one: Measured) => number) => measured.reduce((total, one) => total + of(one), 0)
    return [driver, measured.length, sum(({ paths }) => paths), sum(({ steps }) => steps)]
  })
  const scores = machines.map((machine) => {
    const { all, killed, equivalent } = mutants[machine] as CommittedFigures['mutants'][string]
    return [machine, all, killed, equivalent, percent(killed, all - equivalent)] as const
  })
  const total = scores.reduce(
    ([all, killed, equivalent], [, a, k, e]) => [all + a, killed + k, equivalent + e] as const,
    [0, 0, 0] as readonly [number, number, number],
  )
  return `# Coverage of each flow

Written by \`node packages/machines/coverage.ts --write\` from [coverage.json](coverage.json); the tests fail when a figure
differs from their measurement. How it is measured: [flows.md](flows.md).

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

## Not covered by the app driver

A transition that the app driver does not cover has a reason here, and the tests fail where one is missing or too many.

${table(
  ['machine', 'transition', 'reason'],
  machines.flatMap((machine) =>
    (drivers.app[machine]?.missed ?? []).map((id) => [
      machine,
      `\`${id}\``,
      unreachedTransitions[machine]?.[id] ?? '',
    ]),
  ),
)}

## Paths by driver

${table(['driver', 'machines', 'paths', 'steps'], byDriver)}

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

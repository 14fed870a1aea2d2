import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './runner.ts'

/** The figures that a page driver reports: it does not measure pairs, guards and ignored events. */
const REPORTED = ['states', 'transitions', 'steps', 'delays', 'emitted']

interface RunFigures {
  readonly machine: string
  readonly paths: number
  readonly steps: number
  readonly ms: number
  readonly figures: Readonly<Record<string, unknown>>
}

/** Compares the figures of these machines' path stories with the thresholds in `docs/coverage.json`; returns the exit code. */
export async function compareFigures(folder: string, machines: readonly string[]): Promise<number> {
  const runs = readdirSync(folder)
    .sort()
    .map((file): RunFigures => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  for (const { machine, paths, steps, ms } of runs) {
    console.error(`${machine}: ${paths} paths, ${steps} steps, ${(ms / 1000).toFixed(1)} s`)
  }
  const total = runs.reduce((sum, { ms }) => sum + ms, 0)
  console.error(`path stories: ${runs.length} machines in ${(total / 1000).toFixed(1)} s`)
  const measured = Object.fromEntries(
    runs.map(({ machine, paths, steps, figures }) => [
      machine,
      {
        paths,
        steps,
        figures: Object.fromEntries(
          Object.entries(figures).filter(([measure]) => REPORTED.includes(measure)),
        ),
      },
    ]),
  )
  const file = `${folder}.json`
  writeFileSync(file, JSON.stringify(measured))
  const compared = ['--driver', 'story', '--measured', file, '--machines', machines.join(',')]
  const code = await run('node', ['packages/machines/coverage.ts', ...compared])
  rmSync(file)
  return code
}

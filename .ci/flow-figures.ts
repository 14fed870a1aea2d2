import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './runner.ts'

/** What a driver of pages claims of its walks: everything but pairs and ignored events, which no page is asked for. */
const CLAIMED = ['states', 'transitions', 'steps', 'delays', 'emitted']

interface Walked {
  readonly machine: string
  readonly paths: number
  readonly steps: number
  readonly ms: number
  readonly figures: Readonly<Record<string, unknown>>
}

/** A folder into which walks put a file each, for `FLOW_FIGURES`. */
export function figuresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-flows-'))
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Holds what was walked against the committed figures, or commits it; answers the exit code, and takes the folder away. */
export async function holdFigures(
  driver: 'story' | 'app',
  folder: string,
  { write = false }: { write?: boolean } = {},
): Promise<number> {
  const walks = readdirSync(folder)
    .sort()
    .map((file): Walked => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  for (const { machine, paths, steps, ms } of walks) {
    console.error(`${driver} driver, ${machine}: ${paths} paths, ${steps} steps, ${(ms / 1000).toFixed(1)} s`)
  }
  const total = walks.reduce((sum, { ms }) => sum + ms, 0)
  console.error(`${driver} driver: ${walks.length} machines in ${(total / 1000).toFixed(1)} s`)
  const measured = Object.fromEntries(
    walks.map(({ machine, paths, steps, figures }) => [
      machine,
      {
        paths,
        steps,
        figures: Object.fromEntries(Object.entries(figures).filter(([measure]) => CLAIMED.includes(measure))),
      },
    ]),
  )
  const file = join(folder, 'measured.json')
  writeFileSync(file, JSON.stringify(measured))
  const code = await run('node', [
    'packages/machines/coverage.ts',
    '--driver',
    driver,
    '--measured',
    file,
    ...(write ? ['--write'] : []),
  ])
  rmSync(folder, { recursive: true, force: true })
  return code
}

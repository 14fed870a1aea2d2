import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Tally {
  passed: number
  failed: number
}

export const root = fileURLToPath(new URL('..', import.meta.url))

// The workspace's own tools come first on the path.
process.env.PATH = [
  `${root}node_modules/.bin`,
  `${root}packages/web/node_modules/.bin`,
  process.env.PATH,
].join(delimiter)

// The part of the run that prints, while several run at once.
const currentPart = new AsyncLocalStorage<string>()

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const name = currentPart.getStore()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: name ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => console.error(`${name} │ ${line}`))
    child.once('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Lets sequences of parts run side by side; each line then says which part it is of. */
export async function lanes(...sequences: readonly (() => Promise<unknown>)[]): Promise<void> {
  await currentPart.run('…', () => Promise.all(sequences.map((sequence) => sequence())))
}

const finished: { name: string; tally: Tally; seconds: number }[] = []

/** Runs a part under its name and records its result for the summary. */
async function part(name: string, work: () => Promise<Tally>): Promise<Tally> {
  console.error(`\n▶ ${name}`)
  const began = performance.now()
  const tally = await (currentPart.getStore() ? currentPart.run(name, work) : work())
  finished.push({ name, tally, seconds: (performance.now() - began) / 1000 })
  return tally
}

/** One line per part: its result and its time. */
export const summary = (): string =>
  finished
    .map(({ name, tally: { passed, failed }, seconds }) =>
      [
        failed === 0 ? '✓' : '✗',
        `${seconds.toFixed(0)} s`.padStart(6),
        `${passed} passed`.padStart(12),
        `${failed} failed`.padStart(10),
        ` ${name}`,
      ].join(' '),
    )
    .join('\n')

/** One step that passes or fails as a whole. */
export const step = (name: string, command: string, args: readonly string[]): Promise<Tally> =>
  part(name, async () => {
    const code = await run(command, args)
    if (code !== 0) console.error(`✗ ${name}: exit code ${code}`)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  })

/**
 * A test runner that writes a report. Its own exit code counts too: a runner that fails without a failed test
 * (nothing found, a crash, an unhandled error) is one failure.
 */
export const suite = (
  name: string,
  command: string,
  args: readonly string[],
  report: { file: string; read: (json: never) => Tally },
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> =>
  part(name, async () => {
    const code = await run(command, args, env)
    const tally = existsSync(report.file)
      ? report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
      : none
    if (tally.passed + tally.failed === 0) return { passed: 0, failed: 1 }
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  })

interface JestReport {
  numPassedTests: number
  numFailedTests: number
}

/** Reads the JSON report of Jest and Vitest. */
export const jestTally = ({ numPassedTests, numFailedTests }: JestReport): Tally => ({
  passed: numPassedTests,
  failed: numFailedTests,
})

export const none: Tally = { passed: 0, failed: 0 }

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** What has passed and failed so far, over all parts. */
export const total = (): Tally => sum(finished.map(({ tally }) => tally))

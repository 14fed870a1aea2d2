import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Failure, firstLine, type Tally } from './reports.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

// The workspace's tools come first on the path.
process.env.PATH = [
  `${root}node_modules/.bin`,
  `${root}packages/web/node_modules/.bin`,
  process.env.PATH,
].join(delimiter)

interface Current {
  /** Before each line of its output, while several parts run at once. */
  readonly prefix: string
  /** What its programs complained of, by lines with a cross. */
  readonly complaints: string[]
}
const currentPart = new AsyncLocalStorage<Current>()

/** Runs a command and shows its output; resolves to its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const current = currentPart.getStore()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: current ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    for (const input of [child.stdout, child.stderr])
      if (input)
        createInterface({ input }).on('line', (line) => {
          console.error(`${current?.prefix}${line}`)
          if (line.startsWith('✗ ')) current?.complaints.push(line.slice(2))
        })
    child.once('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs sequences of parts in parallel; each line of output then starts with the name of its part. */
export async function parallel(...sequences: readonly (() => Promise<unknown>)[]): Promise<void> {
  await currentPart.run({ prefix: '… │ ', complaints: [] }, () =>
    Promise.all(sequences.map((sequence) => sequence())),
  )
}

/** Runs parts in that order, two at a time: what ends first makes room for the next. */
export function twoAtATime(...parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = parts.values()
  const sequence = async () => {
    for (const part of waiting) await part()
  }
  return parallel(sequence, sequence)
}

interface Part {
  readonly name: string
  readonly tally: Tally
  readonly seconds: number
}
const finished: Part[] = []

/** Runs a part under its name and records its result for the summary. */
async function part(name: string, work: (complaints: readonly string[]) => Promise<Tally>): Promise<Tally> {
  console.error(`\n▶ ${name}`)
  const began = performance.now()
  const complaints: string[] = []
  const prefix = currentPart.getStore() ? `${name} │ ` : ''
  const tally = await currentPart.run({ prefix, complaints }, () => work(complaints))
  finished.push({ name, tally, seconds: (performance.now() - began) / 1000 })
  return tally
}

const left: string[] = []

/** Records a part that this machine cannot run; it counts neither as passed nor as failed. */
export function notRun(name: string, reason: string): void {
  left.push(`not run: ${name}. ${reason}`)
}

/** The failed tests by name, and the parts that were not run. */
export const failureList = (): string =>
  [
    ...finished.flatMap(({ name, tally }) =>
      (tally.failures ?? []).map((failure) => `✗ ${name}: ${failure.name}: ${firstLine(failure.reason)}`),
    ),
    ...left,
  ].join('\n')

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

/** A program that ended with an error, by what it complained of. */
const endedWith = (code: number, complaints: readonly string[]): readonly Failure[] =>
  complaints.length > 0
    ? complaints.map((reason) => ({ name: `exit code ${code}`, reason }))
    : [{ name: `exit code ${code}`, reason: 'Its output says why.' }]

/** One command that counts as one test. */
export const step = (name: string, command: string, args: readonly string[]): Promise<Tally> =>
  part(name, async (complaints) => {
    const code = await run(command, args)
    return code === 0
      ? { passed: 1, failed: 0 }
      : { passed: 0, failed: 1, failures: endedWith(code, complaints) }
  })

/**
 * A test runner that writes a report. A runner that exits with an error but without a failed test (no test found, a crash, an
 * unhandled error) counts as one failure.
 */
export const suite = (
  name: string,
  command: string,
  args: readonly string[],
  report: { file: string; read: (json: never) => Tally },
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> =>
  part(name, async (complaints) => {
    const code = await run(command, args, env)
    const tally = existsSync(report.file)
      ? report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never)
      : none
    if (tally.failures?.length || (code === 0 && tally.passed > 0)) return tally
    return { ...tally, failed: Math.max(tally.failed, 1), failures: endedWith(code, complaints) }
  })

export const none: Tally = { passed: 0, failed: 0 }

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** The passed and failed tests of all parts so far, and the parts that were not run. */
export const total = () => ({ ...sum(finished.map(({ tally }) => tally)), notRun: left.length })

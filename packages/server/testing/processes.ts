import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databasePaths } from '../src/db/folder.ts'
import { preparedDatabase } from './prepared-database.ts'

/** A running program of this package. */
export interface Run {
  child: ChildProcess
  out: () => string
  errors: () => string
  /** The exit code; null if a signal killed it. */
  ended: Promise<number | null>
  /** Waits for a condition; fails with the program's output if it ends first. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
  kill(signal: NodeJS.Signals): Promise<number | null>
}

type Environment = Record<string, string>

const { PATH, NODE_COMPILE_CACHE } = process.env
// Programs that are compiled once start in half the time.
const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }

/** Runs a program of this package with only these environment variables, those that it inherits, and a free `PORT`. */
export function runProgram(program: string, environment: Environment, args: string[] = []): Run {
  const path = fileURLToPath(new URL(`../${program}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...inherited, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    child,
    out: () => out,
    errors: () => errors,
    ended,
    async until(condition) {
      while (!(await condition())) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${out}${errors}`)
        await setTimeout(10)
      }
    },
    kill(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** A running server and its address. */
export interface ServerProcess extends Run {
  base: string
}

/** Starts a server, with sample data and an open outbox unless disabled, and waits until it is ready. */
export async function startServer(environment: Environment): Promise<ServerProcess> {
  const { DATA_DIR, DATABASE_URL, SAMPLE_DATA = 'on' } = environment
  if (DATA_DIR && !DATABASE_URL) await createTables(DATA_DIR, SAMPLE_DATA === 'on')
  const run = runProgram('src/main.ts', { SAMPLE_DATA, DEVELOPMENT_OUTBOX: 'on', ...environment })
  await run.until(() => run.out().includes('Tarang is running.'))
  const [, base = ''] = /Public site +(\S+)/.exec(run.out()) ?? []
  const { port } = new URL(base)
  return { ...run, base: `http://127.0.0.1:${port}` }
}

/** Puts the tables into a new data folder: a server that creates them itself takes three times as long to start. */
export async function createTables(folder: string, sampleData: boolean) {
  const { database } = databasePaths(folder)
  if (existsSync(database)) return
  // A started server has the clock of the machine: its sample data are of the day.
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0))
  mkdirSync(database, { recursive: true })
  const archive = await preparedDatabase(sampleData, sampleData ? today : undefined)
  execFileSync('tar', ['-xf', archive, '-C', database], { stdio: ['ignore', 'ignore', 'ignore'] })
}

/** Writes a web build with one empty page. */
export function emptyWebBuild(folder: string): string {
  const build = join(folder, 'web')
  mkdirSync(build, { recursive: true })
  const html =
    '<!doctype html><html lang="en"><head><!--metadata--><title>T</title><!--/metadata-->' +
    '<script type="application/json" id="tarang-config">{}</script><!--client--></head>' +
    '<body><!--content--><div id="root"></div><!--/content--></body></html>'
  writeFileSync(join(build, 'index.html'), html)
  return build
}

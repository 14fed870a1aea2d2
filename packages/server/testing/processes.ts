import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** A program of this package, run as a person would run it. */
export interface Run {
  child: ChildProcess
  out: () => string
  errors: () => string
  /** Its exit code; null where it was killed. */
  ended: Promise<number | null>
  /** Waits until a file or socket that only it makes is there; fails with all it wrote where it ends before. */
  until(condition: () => boolean | Promise<boolean>): Promise<void>
  kill(signal: NodeJS.Signals): Promise<number | null>
}

type Environment = Record<string, string>

/** Runs a program of this package with nothing but this environment. */
export function runProgram(program: string, environment: Environment, args: string[] = []): Run {
  const path = fileURLToPath(new URL(`../src/${program}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
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

/** A running server, as the network sees it. */
export type ServerProcess = Run & { base: string }

/** Starts a server at a port and waits until it is ready. */
export async function startServer(environment: Environment): Promise<ServerProcess> {
  const run = runProgram('main.ts', environment)
  await run.until(() => run.out().includes('Tarang is running.'))
  const [, base = ''] = /Public site +(\S+)/.exec(run.out()) ?? []
  const { port } = new URL(base)
  return { ...run, base: `http://127.0.0.1:${port}` }
}

/** A web build with one empty page, where pages are not what is looked at. */
export function emptyWebBuild(folder: string): string {
  const build = join(folder, 'web')
  mkdirSync(build, { recursive: true })
  const html = '<!doctype html><script type="application/json" id="tarang-config">{}</script>'
  writeFileSync(join(build, 'index.html'), html)
  return build
}

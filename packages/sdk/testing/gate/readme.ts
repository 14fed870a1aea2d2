/** Runs the programs of the README of the packed package, each from a file with its name. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestServer } from '@tarang/server/testing'
import { run } from './tool.ts'
import { withTestServer } from './with-test-server.ts'

/** The programs by name. Throws for a block of code without a name, which nothing would run. */
export function programsOf(readme: string): Map<string, string> {
  const programs = new Map<string, string>()
  for (const [, language, code = ''] of readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
    if (language === 'text' || language === 'sh') continue
    const [, name] = /^\/\/ ([\w-]+\.mjs)$/m.exec(code) ?? []
    if (!name) throw new Error(`A block of the README has no name:\n${code}`)
    programs.set(name, code)
  }
  return programs
}

type Run = (folder: string, name: string, origin: string, server: TestServer) => Promise<string>

const simply: Run = (folder, name, origin) => run('node', [name, origin], folder)

/** The expected output of each program, and how those that need more than an address are run. */
const runs: Readonly<Record<string, { run?: Run; prints: RegExp }>> = {
  'quick-start.mjs': { prints: /^ApiError: 401 from listLiveStrategies: .+$/m },
  'login.mjs': {
    prints: /^[A-Z0-9-]+ -?[\d.]+$/m,
    async run(folder, name, origin, { staffPhone, latestCode }) {
      const first = spawn('node', [name, origin], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] })
      await untilPrinted(first, /^Phone number:$/m)
      first.stdin?.write(`${staffPhone}\n`)
      await untilPrinted(first, /^Code:$/m)
      first.stdin?.write(`${latestCode(staffPhone)}\n`)
      await exitOf(first)
      // The next run renews a stale token.
      const file = join(folder, 'tokens.json')
      const tokens = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, JSON.stringify({ ...tokens, jwtToken: 'stale' }))
      const output = await run('node', [name, origin], folder)
      if (JSON.parse(readFileSync(file, 'utf8')).jwtToken === 'stale') throw new Error('Nothing was renewed.')
      return output
    },
  },
  'upload.mjs': {
    prints: /^https?:.+$/m,
    async run(folder, name, origin, server) {
      writeFileSync(join(folder, 'tokens.json'), JSON.stringify({ jwtToken: await server.staffToken() }))
      writeFileSync(join(folder, 'costs.html'), '<h1>Costs</h1><p>They decide.</p>')
      return run('node', [name, origin], folder)
    },
  },
  'watch.mjs': {
    prints: /^\d+ .+$/m,
    async run(folder, name, origin) {
      const watcher = spawn('node', [name, origin, '1'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const output = await untilPrinted(watcher, /^\d+ .+$/m)
      watcher.kill('SIGINT')
      await exitOf(watcher)
      return output
    },
  },
  'newest.mjs': {
    prints: /^.+$/m,
    async run(folder, name, origin) {
      const bundle = 'newest.min.js'
      await run(
        'esbuild',
        [name, '--bundle', '--minify', '--format=esm', `--outfile=${bundle}`, '--log-level=error'],
        folder,
      )
      const code = readFileSync(join(folder, bundle), 'utf8')
      if (/\bfrom\s*"/.test(code)) throw new Error('The bundle imports another file.')
      const page = `const { newest } = await import('./${bundle}'); console.log(await newest('${origin}'))`
      return run('node', ['--input-type=module', '--eval', page], folder)
    },
  },
  'logs.mjs': { prints: /^\{"operation":"getBlog","name":"ApiError","message":"404 from getBlog: .+$/m },
  'mocked.mjs': { prints: /^\[ 'listStockSplits', 'listStockSplits' \]$/m },
}

/** Runs every program of the README against the reference server. */
export async function runReadme(readme: string, folder: string): Promise<void> {
  const programs = programsOf(readme)
  for (const name of Object.keys(runs)) if (!programs.has(name)) throw new Error(`The README has no ${name}.`)
  await withTestServer(async (origin, server) => {
    for (const [name, code] of programs) {
      const { run: runProgram = simply, prints } = runs[name] ?? {}
      if (!prints) throw new Error(`Nothing is known of ${name}, a program of the README.`)
      writeFileSync(join(folder, name), code)
      const output = await runProgram(folder, name, origin, server)
      if (!prints.test(output)) throw new Error(`${name} does not print ${prints}:\n${output}`)
    }
  })
}

/** Waits for a line of a program, and returns what it printed since the last time. */
function untilPrinted(program: ChildProcess, line: RegExp): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The program ended after:\n${output}`))
    const read = (chunk: Buffer) => {
      output += chunk
      if (!line.test(output)) return
      program.stdout?.off('data', read)
      program.off('exit', fail)
      resolve(output)
    }
    program.stdout?.on('data', read)
    program.once('exit', fail)
  })
}

const exitOf = (program: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    program.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`exit code ${code}`))))
  })

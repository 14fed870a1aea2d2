import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a command beside a PostgreSQL that lives in a temporary folder, on a free port, only as long as the command:
 *
 *     node packages/server/testing/postgres.ts pnpm exec vitest run --root packages/server
 *
 * The command finds its address in TEST_DATABASE_URL. Needs the PostgreSQL programs (Debian: `apt install postgresql`),
 * 15 or newer; POSTGRES_BIN names their folder where they are not found. As root they are run as the user `postgres`,
 * since PostgreSQL refuses to run as root.
 */
const programs = process.env.POSTGRES_BIN ?? newestOf('/usr/lib/postgresql')
const asRoot = process.getuid?.() === 0

function newestOf(folder: string): string {
  if (!existsSync(folder)) return ''
  const [newest] = readdirSync(folder).sort((one, other) => Number(other) - Number(one))
  return newest ? join(folder, newest, 'bin') : ''
}

const commandLine = (program: string, args: string[]): [string, string[]] => {
  const path = join(programs, program)
  return asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
}

function run(program: string, ...args: string[]) {
  const { status, stderr, error } = spawnSync(...commandLine(program, args), {
    encoding: 'utf8',
    cwd: tmpdir(),
  })
  if (status === 0) return
  console.error(`${program} failed: ${error?.message ?? stderr.trim()}`)
  process.exit(1)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Say which command to run beside PostgreSQL.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'tarang-postgres-'))
if (asRoot) {
  const id = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim()
  chownSync(folder, Number(id), -1)
}
const data = join(folder, 'data')
const port = await freePort()

run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
const settings = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c max_connections=200`
run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings)

const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
})
const stop = (code: number) => {
  run('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data)
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
child.on('error', (error) => {
  console.error(`${command} cannot be run: ${error.message}`)
  stop(1)
})
child.on('exit', (code) => stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))

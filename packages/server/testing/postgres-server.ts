import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** A PostgreSQL in a temporary folder. */
export interface PostgresServer {
  url: string
  /** The process id of the postmaster. */
  pid(): number
  start(): void
  /** Stops it in a mode of `pg_ctl`: `fast` disconnects clients, `immediate` skips the shutdown checkpoint. */
  stop(mode?: 'fast' | 'immediate'): void
  /** Stops it and deletes its folder. */
  remove(): void
}

/** Whether this machine has PostgreSQL's programs. */
export const hasPostgres = () => existsSync(join(programs(), 'initdb'))

function programs(): string {
  const all = '/usr/lib/postgresql'
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  if (!existsSync(all)) return ''
  const [newest] = readdirSync(all).sort((one, other) => Number(other) - Number(one))
  return newest ? join(all, newest, 'bin') : ''
}

// PostgreSQL refuses to run as root.
const asRoot = process.getuid?.() === 0

function run(program: string, ...args: string[]) {
  const path = join(programs(), program)
  const [command, all] = asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
  const { status, stderr, error } = spawnSync(command, all, { encoding: 'utf8', cwd: tmpdir() })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`)
}

interface PostgresServerOptions {
  /** With fsync. */
  durable?: boolean
  port?: number
  /** Makes it a standby of another one, which it follows. */
  primary?: PostgresServer
}

/** Starts a PostgreSQL on a free port. */
export async function startPostgres({ durable = false, port, primary }: PostgresServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-postgres-'))
  if (asRoot) {
    const id = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim()
    chownSync(folder, Number(id), -1)
  }
  const data = join(folder, 'data')
  const serverPort = port ?? (await freePort())
  if (primary)
    run(
      'pg_basebackup',
      '-d',
      primary.url,
      '-D',
      data,
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    )
  else run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync')
  const sync = durable ? 'on' : 'off'
  const settings = `-h 127.0.0.1 -p ${serverPort} -k ${folder} -c fsync=${sync} -c max_connections=200`

  const server: PostgresServer = {
    url: `postgres://postgres@127.0.0.1:${serverPort}/postgres`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    start: () => run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings),
    stop: (mode = 'fast') => run('pg_ctl', 'stop', '-w', '-m', mode, '-D', data),
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) server.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  server.start()
  return server
}

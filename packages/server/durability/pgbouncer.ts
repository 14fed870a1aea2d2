import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'
import { asPostgres, postgresFolder } from './postgres-pair.ts'
import { untilListening } from './until-listening.ts'

export const PGBOUNCER = '/usr/sbin/pgbouncer'

/** PgBouncer in transaction mode, not yet started. */
export async function createPgBouncer(parent: string) {
  const folder = postgresFolder(join(parent, 'pgbouncer'))
  const file = join(folder, 'pgbouncer.ini')
  const port = await freePort()
  let pgbouncer: ChildProcess | null = null
  const configure = (postgresPort: number) =>
    writeFileSync(
      file,
      [
        '[databases]',
        `tarang = host=127.0.0.1 port=${postgresPort} dbname=tarang user=postgres`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        'default_pool_size = 20',
        // A server whose primary has died must not wait for it.
        'server_connect_timeout = 2',
        'server_login_retry = 1',
        'query_wait_timeout = 3',
        `logfile = ${join(folder, 'log')}`,
      ].join('\n'),
    )
  // The signal must not go to `runuser`, its parent.
  const signal = (name: NodeJS.Signals) => {
    if (!pgbouncer) return
    const { stdout } = spawnSync('pgrep', ['-P', String(pgbouncer.pid)], { encoding: 'utf8' })
    for (const pid of stdout.split('\n').filter(Boolean)) process.kill(Number(pid), name)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/tarang`,
    async start(postgresPort: number) {
      configure(postgresPort)
      const [program, args] = asPostgres(PGBOUNCER, '-q', file)
      pgbouncer = spawn(program, args, { stdio: 'ignore' })
      await untilListening(port)
    },
    /** Connects to another PostgreSQL, without closing the clients' connections. */
    switchTo(postgresPort: number) {
      configure(postgresPort)
      signal('SIGHUP')
    },
    kill: () => signal('SIGKILL'),
  }
}

/**
 * `pnpm test:failover`: a PostgreSQL primary with a synchronous standby, PgBouncer in transaction mode, and HAProxy
 * before three servers, all on this machine and all removed afterwards. Under load it restarts PgBouncer, kills the
 * primary and promotes the standby, and replaces each server; then it compares what was acknowledged with what is there.
 * Needs Debian's `postgresql`, `pgbouncer` and `haproxy`, and the right to become the user `postgres`. `--writers` is how
 * many write at once.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { freePort } from '../testing/free-port.ts'
import { emptyWebBuild, type ServerProcess, startServer } from '../testing/processes.ts'
import { call, credential, logIn, register } from './client.ts'

const { values } = parseArgs({ options: { writers: { type: 'string', default: '6' } } })
const write = (line: string) => process.stdout.write(`${line}\n`)
const programs = join('/usr/lib/postgresql', readdirSync('/usr/lib/postgresql').sort().at(-1)!, 'bin')
for (const program of ['/usr/sbin/pgbouncer', '/usr/sbin/haproxy', join(programs, 'initdb')]) {
  if (existsSync(program)) continue
  write(`Not run: there is no ${program}. Install postgresql, pgbouncer and haproxy.`)
  process.exit(2)
}

const runAs = '/usr/sbin/runuser'
const folder = mkdtempSync(join(tmpdir(), 'tarang-failover-'))
const at = (name: string) => join(folder, name)
const postgresUser = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).trim())
chmodSync(folder, 0o755)
chownSync(folder, postgresUser, -1)
for (const name of ['primary', 'standby', 'bouncer']) {
  mkdirSync(at(name), { mode: 0o700 })
  chownSync(at(name), postgresUser, -1)
}
const ports = {
  primary: await freePort(),
  standby: await freePort(),
  bouncer: await freePort(),
  direct: await freePort(),
  http: await freePort(),
}
const asPostgres = (program: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(runAs, ['-u', 'postgres', '--', join(programs, program), ...args], {
    encoding: 'utf8',
    cwd: tmpdir(),
  })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}
const settings = (port: number) =>
  `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=on -c max_connections=100 -c wal_level=replica -c hot_standby=on`
const startPostgres = (name: 'primary' | 'standby') =>
  asPostgres('pg_ctl', 'start', '-w', '-D', at(name), '-l', at(`${name}/log`), '-o', settings(ports[name]))

// PgBouncer
const running: { bouncer: ChildProcess | null; haproxy: ChildProcess | null } = {
  bouncer: null,
  haproxy: null,
}
function configureBouncer(port: number) {
  writeFileSync(
    at('bouncer/pgbouncer.ini'),
    [
      '[databases]',
      `tarang = host=127.0.0.1 port=${port} dbname=tarang user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ports.bouncer}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 20',
      // A server whose primary has died must not wait for it.
      'server_connect_timeout = 2',
      'server_login_retry = 1',
      'query_wait_timeout = 3',
      `logfile = ${at('bouncer/log')}`,
    ].join('\n'),
  )
}
async function startBouncer() {
  running.bouncer = spawn(
    runAs,
    ['-u', 'postgres', '--', '/usr/sbin/pgbouncer', '-q', at('bouncer/pgbouncer.ini')],
    {
      stdio: 'ignore',
    },
  )
  await untilListening(ports.bouncer)
}
const bouncerProcess = () =>
  spawnSync('pgrep', ['-P', String(running.bouncer?.pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .filter(Boolean)
function signalBouncer(signal: NodeJS.Signals) {
  for (const pid of bouncerProcess()) process.kill(Number(pid), signal)
}

async function untilListening(port: number) {
  for (let tries = 0; tries < 200; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.unref()
    })
    if (isOpen) return
    await setTimeout(50)
  }
  throw new Error(`Nothing listens on ${port}.`)
}

// HAProxy, before the servers and, for connections that PgBouncer cannot share, before PostgreSQL.
async function startHaproxy(servers: readonly ServerProcess[]) {
  const backends = servers.map(
    ({ base }, n) =>
      `  server s${n} 127.0.0.1:${new URL(base).port} check inter 300ms fall 1 rise 1 observe layer7 error-limit 50`,
  )
  appendFileSync(
    at('haproxy.cfg'),
    [
      'frontend http',
      `  bind 127.0.0.1:${ports.http}`,
      '  default_backend tarang',
      'backend tarang',
      '  option httpchk GET /readyz',
      '  option redispatch 1',
      '  retries 3',
      '  retry-on conn-failure',
      '  balance roundrobin',
      ...backends,
      '',
    ].join('\n'),
  )
  if (running.haproxy) {
    // Two at once would share the socket that commands go to.
    running.haproxy.kill('SIGKILL')
    await once(running.haproxy, 'exit')
    rmSync(at('admin.sock'), { force: true })
  }
  running.haproxy = spawn('/usr/sbin/haproxy', ['-f', at('haproxy.cfg'), '-db'], { stdio: 'ignore' })
  await untilListening(ports.http)
}
async function startDirect() {
  writeFileSync(
    at('haproxy.cfg'),
    [
      'global',
      `  stats socket ${at('admin.sock')} mode 600 level admin`,
      'defaults',
      '  mode http',
      '  timeout connect 1s',
      '  timeout client 60s',
      '  timeout server 30s',
      'listen postgres',
      '  mode tcp',
      '  timeout client 1h',
      '  timeout server 1h',
      `  bind 127.0.0.1:${ports.direct}`,
      `  server primary 127.0.0.1:${ports.primary}`,
      `  server standby 127.0.0.1:${ports.standby} disabled`,
      '',
    ].join('\n'),
  )
  running.haproxy = spawn('/usr/sbin/haproxy', ['-f', at('haproxy.cfg'), '-db'], { stdio: 'ignore' })
  await untilListening(ports.direct)
}
async function commandHaproxy(command: string) {
  const socket = connect(at('admin.sock'))
  socket.end(`${command}\n`)
  socket.resume()
  await once(socket, 'close')
}

/** Sends writes through HAProxy and records what became of each. */
function startWriters(base: string, bearer: string, count: number) {
  const acknowledged = new Set<string>()
  const refused: { at: number; status: number | null }[] = []
  const done: number[] = []
  let sent = 0
  let isStopped = false
  const writers = Array.from({ length: count }, async () => {
    while (!isStopped) {
      sent += 1
      const stockname = `failover ${sent}`
      const json = {
        ...{ stockname, splitratio: '1:2', splitdate: '2026-11-20', status: 1 },
        ...{ corporateaction: 'Split', sourcedon: '2026-11-20' },
      }
      const answer = await call({ base, bearer }, '/api/saveStockSplitCalender', { json }).catch(() => null)
      if (answer?.status === 200) {
        acknowledged.add(stockname)
        done.push(performance.now())
      } else {
        refused.push({ at: performance.now(), status: answer?.status ?? null })
        await setTimeout(50)
      }
    }
  })
  return {
    acknowledged,
    refused,
    done,
    stop: async () => {
      isStopped = true
      await Promise.all(writers)
    },
  }
}

/** Seconds without an acknowledged write around a moment. */
function pause(done: readonly number[], after: number): number {
  const before = done.filter((time) => time <= after).at(-1) ?? after
  let longest = 0
  let last = before
  for (const time of done.filter((each) => each > before)) {
    longest = Math.max(longest, time - last)
    last = time
  }
  return longest / 1000
}

const servers: ServerProcess[] = []
let isSuccessful = true
const expect = (isTrue: boolean, line: string) => {
  write(`${isTrue ? 'held' : 'FAILED'}: ${line}`)
  isSuccessful &&= isTrue
}
const url = (port: number) => `postgres://postgres@127.0.0.1:${port}/tarang`

try {
  asPostgres('initdb', '-D', at('primary'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8')
  appendFileSync(at('primary/pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n')
  startPostgres('primary')
  const first = new pg.Client(url(ports.primary).replace(/tarang$/, 'postgres'))
  await first.connect()
  await first.query('create database tarang')
  asPostgres(
    'pg_basebackup',
    ...[
      '-D',
      at('standby'),
      '-h',
      '127.0.0.1',
      '-p',
      String(ports.primary),
      '-U',
      'postgres',
      '-R',
      '-X',
      'stream',
      '--checkpoint=fast',
    ],
  )
  startPostgres('standby')
  // An acknowledged commit is on both.
  await first.query(`alter system set synchronous_standby_names = '*'`)
  await first.query(`alter system set synchronous_commit = 'remote_apply'`)
  await first.query('select pg_reload_conf()')
  for (let state = ''; state !== 'sync'; await setTimeout(100)) {
    const { rows } = await first.query<{ sync_state: string }>('select sync_state from pg_stat_replication')
    state = rows[0]?.sync_state ?? ''
  }
  first.on('error', () => {})
  await first.end()

  configureBouncer(ports.primary)
  await startBouncer()
  await startDirect()
  const environment = {
    DATABASE_URL: url(ports.bouncer),
    DATABASE_DIRECT_URL: url(ports.direct),
    // PgBouncer in transaction mode knows no settings of a session.
    DATABASE_STATEMENT_TIMEOUT: '0',
    WEB_BUILD: emptyWebBuild(folder),
    REGISTRATION_CREDENTIAL: credential.replaceAll(' ', '-'),
    SAMPLE_DATA: 'off',
    SHUTDOWN_DELAY: '1500',
  }
  // The first makes the tables.
  servers.push(await startServer(environment))
  const more = [1, 2].map(async () => servers.push(await startServer(environment)))
  await Promise.allSettled(more)
  await Promise.all(more)
  await startHaproxy(servers)
  const base = `http://127.0.0.1:${ports.http}`
  // The outbox is in the memory of one process.
  await register(servers[0]!.base)
  const { jwtToken } = await logIn(servers[0]!.base)

  const writers = startWriters(base, jwtToken, Number(values.writers))
  const statusesFrom = (index: number) => {
    const some = writers.refused.slice(index).map(({ status }) => String(status))
    return `${some.length} (${[...new Set(some)].join(', ')})`
  }
  await setTimeout(3000)

  const refusedBefore = writers.refused.length
  const restarted = performance.now()
  signalBouncer('SIGKILL')
  await setTimeout(200)
  await startBouncer()
  await setTimeout(4000)
  write(
    `PgBouncer killed and started again: ${pause(writers.done, restarted).toFixed(1)} s without a write, ` +
      `refused: ${statusesFrom(refusedBefore)}`,
  )
  expect(writers.done.at(-1)! > restarted + 2000, 'writes go on after PgBouncer has restarted')

  const refusedByThen = writers.refused.length
  const killed = performance.now()
  const { stdout } = spawnSync('head', ['-1', at('primary/postmaster.pid')], { encoding: 'utf8' })
  process.kill(Number(stdout.trim()), 'SIGKILL')
  await setTimeout(1000)
  // The new primary has no standby yet, and must not wait for one.
  asPostgres('pg_ctl', 'promote', '-w', '-D', at('standby'))
  const second = new pg.Client(url(ports.standby))
  await second.connect()
  await second.query(`alter system set synchronous_standby_names = ''`)
  await second.query('select pg_reload_conf()')
  configureBouncer(ports.standby)
  signalBouncer('SIGHUP')
  await commandHaproxy('set server postgres/primary state maint')
  await commandHaproxy('set server postgres/standby state ready')
  const promoted = performance.now()
  await setTimeout(10_000)
  const statuses = writers.refused.slice(refusedByThen).map(({ status }) => String(status))
  write(
    `primary killed, standby promoted after ${((promoted - killed) / 1000).toFixed(1)} s: ` +
      `${pause(writers.done, killed).toFixed(1)} s without a write, refused: ${statusesFrom(refusedByThen)}`,
  )
  expect(writers.done.at(-1)! > promoted + 5000, 'writes go on after the standby was promoted')
  expect(
    statuses.every((status) => status === '503'),
    'what was refused meanwhile got 503',
  )

  const refusedSoFar = writers.refused.length
  for (const [n, server] of servers.entries()) {
    const port = new URL(server.base).port
    await server.kill('SIGTERM')
    servers[n] = await startServer({ ...environment, PORT: port })
    await setTimeout(1000)
  }
  const failed = writers.refused.slice(refusedSoFar)
  expect(failed.length === 0, `each server was replaced, with ${failed.length} failed requests`)
  await setTimeout(1000)
  await writers.stop()

  const { rows } = await second.query<{ stockname: string; count: string }>(
    'select stockname, count(*) from stock_splits group by stockname',
  )
  await second.end()
  const found = new Map(rows.map(({ stockname, count }) => [stockname, Number(count)]))
  const lost = [...writers.acknowledged].filter((name) => !found.has(name))
  const doubled = [...found].filter(([, count]) => count > 1)
  expect(lost.length === 0, `${writers.acknowledged.size} acknowledged writes, ${lost.length} lost`)
  expect(doubled.length === 0, `${doubled.length} doubled`)
} finally {
  for (const server of servers) await server.kill('SIGKILL')
  running.haproxy?.kill('SIGKILL')
  signalBouncer('SIGKILL')
  for (const name of ['primary', 'standby']) {
    if (existsSync(at(`${name}/postmaster.pid`)))
      spawnSync(runAs, [
        '-u',
        'postgres',
        '--',
        join(programs, 'pg_ctl'),
        'stop',
        '-m',
        'immediate',
        '-D',
        at(name),
      ])
  }
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isSuccessful ? 0 : 1)

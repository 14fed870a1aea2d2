/**
 * `pnpm test:long failover`: a PostgreSQL primary with a synchronous standby, PgBouncer in transaction mode, and HAProxy
 * before three servers, all on this machine and all removed afterwards. Under load it restarts PgBouncer, kills the
 * primary and promotes the standby, and replaces each server; then it compares the acknowledged writes with the data.
 * Needs Debian's `postgresql`, `pgbouncer` and `haproxy`, and the right to become the user `postgres`. `--writers` is how
 * many write at once.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { emptyWebBuild, type ServerProcess, startServer } from '../testing/processes.ts'
import { BALANCER, createBalancer } from './balancer.ts'
import { credential, logIn, register } from './client.ts'
import { pauseAfter, startWriters } from './failover-writers.ts'
import { createPgBouncer, PGBOUNCER } from './pgbouncer.ts'
import { createPostgresPair, postgresProgram } from './postgres-pair.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: { writers: { type: 'string', default: '6' } },
})
const write = (line: string) => process.stdout.write(`${line}\n`)
for (const program of [PGBOUNCER, BALANCER, postgresProgram('initdb')]) {
  if (existsSync(program)) continue
  write(`Not run: there is no ${program}. Install postgresql, pgbouncer and haproxy.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'tarang-failover-'))
const postgres = await createPostgresPair(folder)
const pgbouncer = await createPgBouncer(folder)
const balancer = await createBalancer(folder, postgres.ports)
const servers: ServerProcess[] = []

async function tearDown() {
  for (const server of servers) await server.kill('SIGKILL')
  balancer.kill()
  pgbouncer.kill()
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void tearDown().finally(() => process.exit(1)))
}

let isSuccessful = true
const expect = (isTrue: boolean, line: string) => {
  write(`${isTrue ? 'held' : 'FAILED'}: ${line}`)
  isSuccessful &&= isTrue
}
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

try {
  await postgres.start()
  await pgbouncer.start(postgres.ports.primary)
  await balancer.startBeforePostgres()
  const environment = {
    DATABASE_URL: pgbouncer.url,
    DATABASE_DIRECT_URL: balancer.postgresUrl,
    // PgBouncer in transaction mode keeps no settings of a session.
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
  await balancer.startBeforeServers(servers.map(({ base }) => base))
  // The outbox is in the memory of one process.
  await register(servers[0]!.base)
  const { jwtToken } = await logIn(servers[0]!.base)

  const writers = startWriters(balancer.base, jwtToken, Number(values.writers))
  const lastWrite = () => writers.done.at(-1) ?? 0
  const refusedSince = (index: number) => {
    const statuses = writers.refused.slice(index).map(({ status }) => String(status))
    return { statuses, text: `${statuses.length} (${[...new Set(statuses)].join(', ')})` }
  }
  const pause = (moment: number) => `${pauseAfter(moment, writers.done).toFixed(1)} s without a write`
  await setTimeout(3000)

  const beforeRestart = writers.refused.length
  const restarted = performance.now()
  pgbouncer.kill()
  await setTimeout(200)
  await pgbouncer.start(postgres.ports.primary)
  await setTimeout(4000)
  write(
    `PgBouncer killed and started again: ${pause(restarted)}, refused: ${refusedSince(beforeRestart).text}`,
  )
  expect(lastWrite() > restarted + 2000, 'writes go on after PgBouncer has restarted')

  const beforeFailover = writers.refused.length
  const killed = performance.now()
  postgres.killPrimary()
  await setTimeout(1000)
  const database = await postgres.promoteStandby()
  pgbouncer.switchTo(postgres.ports.standby)
  await balancer.switchToStandby()
  const promoted = performance.now()
  await setTimeout(10_000)
  const { statuses, text } = refusedSince(beforeFailover)
  write(
    `primary killed, standby promoted after ${seconds(promoted - killed)}: ${pause(killed)}, refused: ${text}`,
  )
  expect(lastWrite() > promoted + 5000, 'writes go on after the standby was promoted')
  expect(
    statuses.every((status) => status === '503'),
    'what was refused meanwhile got 503',
  )

  const beforeReplacing = writers.refused.length
  for (const [n, server] of servers.entries()) {
    const { port } = new URL(server.base)
    await server.kill('SIGTERM')
    servers[n] = await startServer({ ...environment, PORT: port })
    await setTimeout(1000)
  }
  const failed = writers.refused.slice(beforeReplacing)
  expect(failed.length === 0, `each server was replaced, with ${failed.length} failed requests`)
  await setTimeout(1000)
  await writers.stop()

  const { rows } = await database.query<{ stockname: string; count: string }>(
    'select stockname, count(*) from stock_splits group by stockname',
  )
  await database.end()
  const found = new Map(rows.map(({ stockname, count }) => [stockname, Number(count)]))
  const lost = [...writers.acknowledged].filter((name) => !found.has(name))
  const doubled = [...found].filter(([, count]) => count > 1)
  expect(lost.length === 0, `${writers.acknowledged.size} acknowledged writes, ${lost.length} lost`)
  expect(doubled.length === 0, `${doubled.length} doubled`)
} finally {
  await tearDown()
}
process.exit(isSuccessful ? 0 : 1)

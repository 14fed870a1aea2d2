import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { openStore, type Store } from '../src/db/store.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, type ServerProcess } from '../testing/processes.ts'
import { credential } from './client.ts'

/** Something that is killed while others write. */
export type Blow = {
  name: string
  /** Whether the server itself goes down with it. */
  isDeadly: boolean
  strike(server: ServerProcess): Promise<void>
}

/** An engine under a server, with what can be done to both. */
export type Backend = {
  name: string
  environment: Record<string, string>
  blows: Blow[]
  /** Begins with nothing. */
  fresh(): Promise<void>
  open(): Promise<Store>
  remove(): Promise<void>
}

const serverKilled: Blow = {
  name: 'server killed',
  isDeadly: true,
  strike: async (server) => void (await server.kill('SIGKILL')),
}

/** The embedded database in a folder. */
export async function pgliteBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-kills-'))
  const path = join(folder, 'data')
  return {
    name: 'PGlite',
    environment: { ...common(folder), DATA_DIR: path },
    blows: [serverKilled],
    fresh: async () => rmSync(path, { recursive: true, force: true }),
    open: () => openStore({ kind: 'folder', path }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A PostgreSQL of its own, which waits for the disk as one in earnest does. */
export async function postgresBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-kills-'))
  const postgres = await startPostgres({ durable: true })
  const url = postgres.url.replace(/postgres$/, 'tarang')
  return {
    name: 'PostgreSQL',
    environment: { ...common(folder), DATABASE_URL: url },
    blows: [serverKilled, backendKilled(postgres), postmasterKilled(postgres)],
    async fresh() {
      await asAdmin(postgres, 'drop database if exists tarang with (force)')
      await asAdmin(postgres, 'create database tarang')
    },
    open: () => openStore({ kind: 'postgres', url }),
    async remove() {
      postgres.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const common = (folder: string) => ({
  WEB_BUILD: emptyWebBuild(folder),
  REGISTRATION_CREDENTIAL: credential.replaceAll(' ', '-'),
})

/** PostgreSQL takes all of its processes down and recovers when one of them dies. */
const backendKilled = (postgres: PostgresServer): Blow => ({
  name: 'a backend of PostgreSQL killed',
  isDeadly: false,
  async strike() {
    const rows = await asAdmin<{ pid: number }>(
      postgres,
      `select pid from pg_stat_activity where datname = 'tarang' order by state, pid limit 1`,
    )
    for (const { pid } of rows) process.kill(pid, 'SIGKILL')
  },
})

const postmasterKilled = (postgres: PostgresServer): Blow => ({
  name: 'PostgreSQL killed and started again',
  isDeadly: false,
  async strike() {
    process.kill(postgres.pid(), 'SIGKILL')
    // Its children end by themselves when they notice; until then a new one refuses to start.
    for (let tries = 1; ; tries++) {
      await setTimeout(200)
      try {
        return postgres.start()
      } catch (error) {
        if (tries > 50) throw error
      }
    }
  },
})

async function asAdmin<Row extends pg.QueryResultRow>(
  postgres: PostgresServer,
  query: string,
): Promise<Row[]> {
  const client = new pg.Client(postgres.url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Store } from '../src/db/database.ts'
import { openStore } from '../src/db/store.ts'
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, type ServerProcess } from '../testing/processes.ts'
import { credential } from './client.ts'

/** A fault to inject while writers write. */
export interface Fault {
  name: string
  /** Whether the fault ends the server process. */
  stopsServer: boolean
  inject(server: ServerProcess): Promise<void>
}

/** A database engine, and the faults to inject into it and its server. */
export interface Backend {
  name: string
  environment: Record<string, string>
  faults: Fault[]
  /** How many server processes use the database: PGlite belongs to one. */
  processes: number
  /** Kills the database and starts it again; null where it is part of the server process. */
  restart: (() => Promise<void>) | null
  /** Starts again with no data. */
  reset(): Promise<void>
  open(): Promise<Store>
  remove(): Promise<void>
}

const serverKilled: Fault = {
  name: 'server killed',
  stopsServer: true,
  inject: async (server) => void (await server.kill('SIGKILL')),
}

export async function pgliteBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-kills-'))
  const path = join(folder, 'data')
  return {
    name: 'PGlite',
    environment: { ...commonEnvironment(folder), DATA_DIR: path },
    faults: [serverKilled],
    processes: 1,
    restart: null,
    reset: async () => rmSync(path, { recursive: true, force: true }),
    open: () => openStore({ kind: 'folder', path }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** A separate PostgreSQL with `fsync` on, as in production. */
export async function postgresBackend(): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'tarang-kills-'))
  const postgres = await startPostgres({ durable: true })
  const url = postgres.url.replace(/postgres$/, 'tarang')
  return {
    name: 'PostgreSQL',
    environment: { ...commonEnvironment(folder), DATABASE_URL: url },
    faults: [serverKilled, backendKilled(postgres), postmasterKilled(postgres)],
    processes: 2,
    restart: () => restart(postgres),
    async reset() {
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

const commonEnvironment = (folder: string) => ({
  SAMPLE_DATA: 'on',
  // A killed server leaves the files of its import.
  TMPDIR: folder,
  WEB_BUILD: emptyWebBuild(folder),
  REGISTRATION_CREDENTIAL: credential.replaceAll(' ', '-'),
})

/** When one backend dies, PostgreSQL ends all of them and recovers. */
const backendKilled = (postgres: PostgresServer): Fault => ({
  name: 'a backend of PostgreSQL killed',
  stopsServer: false,
  async inject() {
    const rows = await asAdmin<{ pid: number }>(
      postgres,
      `select pid from pg_stat_activity where datname = 'tarang' order by state, pid limit 1`,
    )
    for (const { pid } of rows) process.kill(pid, 'SIGKILL')
  },
})

const postmasterKilled = (postgres: PostgresServer): Fault => ({
  name: 'PostgreSQL killed and started again',
  stopsServer: false,
  inject: () => restart(postgres),
})

async function restart(postgres: PostgresServer) {
  process.kill(postgres.pid(), 'SIGKILL')
  // Its child processes end when they notice; until then PostgreSQL refuses to start.
  for (let tries = 1; ; tries++) {
    await setTimeout(200)
    try {
      return postgres.start()
    } catch (error) {
      if (tries > 50) throw error
    }
  }
}

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

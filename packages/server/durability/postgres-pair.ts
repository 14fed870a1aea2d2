import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../testing/free-port.ts'

const versions = '/usr/lib/postgresql'

/** The program of Debian's newest PostgreSQL. */
export const postgresProgram = (name: string): string =>
  join(versions, existsSync(versions) ? (readdirSync(versions).sort().at(-1) ?? '') : '', 'bin', name)

/** Starts a program as the user that PostgreSQL insists on. */
export const asPostgres = (program: string, ...args: string[]) =>
  ['/usr/sbin/runuser', ['-u', 'postgres', '--', program, ...args]] as const

/** Runs one of PostgreSQL's programs to its end. */
function runPostgres(name: string, ...args: string[]) {
  const { status, stderr } = spawnSync(...asPostgres(postgresProgram(name), ...args), {
    encoding: 'utf8',
    cwd: tmpdir(),
  })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
}

const giveToPostgres = (folder: string) =>
  chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).trim()), -1)

/** A folder that only the user `postgres` may read. */
export function postgresFolder(folder: string) {
  mkdirSync(folder, { mode: 0o700 })
  giveToPostgres(folder)
  return folder
}

/** A primary and its synchronous standby in a folder, not yet started. */
export async function createPostgresPair(folder: string) {
  chmodSync(folder, 0o755)
  giveToPostgres(folder)
  const ports = { primary: await freePort(), standby: await freePort() }
  const folders = {
    primary: postgresFolder(join(folder, 'primary')),
    standby: postgresFolder(join(folder, 'standby')),
  }
  const url = (name: keyof typeof ports, database = 'tarang') =>
    `postgres://postgres@127.0.0.1:${ports[name]}/${database}`
  const startOne = (name: keyof typeof ports) =>
    runPostgres(
      'pg_ctl',
      ...['start', '-w', '-D', folders[name], '-l', join(folders[name], 'log'), '-o'],
      `-h 127.0.0.1 -p ${ports[name]} -k ${folder} -c fsync=on -c max_connections=100 -c wal_level=replica -c hot_standby=on`,
    )
  return {
    ports,
    /** Returns once each acknowledged commit is on both. */
    async start() {
      runPostgres('initdb', '-D', folders.primary, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8')
      appendFileSync(join(folders.primary, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 trust\n')
      startOne('primary')
      const primary = new pg.Client(url('primary', 'postgres'))
      await primary.connect()
      await primary.query('create database tarang')
      runPostgres(
        'pg_basebackup',
        ...['-D', folders.standby, '-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'postgres'],
        ...['-R', '-X', 'stream', '--checkpoint=fast'],
      )
      startOne('standby')
      await primary.query(`alter system set synchronous_standby_names = '*'`)
      await primary.query(`alter system set synchronous_commit = 'remote_apply'`)
      await primary.query('select pg_reload_conf()')
      for (let state = ''; state !== 'sync'; await setTimeout(100)) {
        const { rows } = await primary.query<{ sync_state: string }>(
          'select sync_state from pg_stat_replication',
        )
        state = rows[0]?.sync_state ?? ''
      }
      primary.on('error', () => {})
      await primary.end()
    },
    killPrimary() {
      const { stdout } = spawnSync('head', ['-1', join(folders.primary, 'postmaster.pid')], {
        encoding: 'utf8',
      })
      process.kill(Number(stdout.trim()), 'SIGKILL')
    },
    /** Returns a connection to the new primary. */
    async promoteStandby(): Promise<pg.Client> {
      runPostgres('pg_ctl', 'promote', '-w', '-D', folders.standby)
      const promoted = new pg.Client(url('standby'))
      await promoted.connect()
      // The new primary has no standby yet, and must not wait for one.
      await promoted.query(`alter system set synchronous_standby_names = ''`)
      await promoted.query('select pg_reload_conf()')
      return promoted
    },
    stop() {
      for (const data of Object.values(folders)) {
        if (!existsSync(join(data, 'postmaster.pid'))) continue
        spawnSync(...asPostgres(postgresProgram('pg_ctl'), 'stop', '-m', 'immediate', '-D', data))
      }
    },
  }
}

/** A PostgreSQL with a certificate that no authority of this machine has signed. */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { storeFailure } from '../installation.ts'
import { cancelStatement } from './cancel.ts'
import { openPostgres } from './postgres.ts'

describe('a PostgreSQL with TLS', () => {
  let server: PostgresServer
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tarang-tls-'))
    const names = ['-subj', '/CN=tarang', '-addext', 'subjectAltName=IP:127.0.0.1']
    const files = ['-nodes', '-keyout', file('server.key'), '-out', file('request.csr')]
    openssl('req', '-new', '-newkey', 'rsa:2048', ...names, ...files)
    sign('2')
    server = await startPostgres()
  })
  const file = (name: string) => join(folder, name)
  const openssl = (...parameters: string[]) => execFileSync('openssl', parameters, { stdio: 'ignore' })
  /** Makes the certificate, valid from now for so many days. */
  const sign = (days: string) => {
    const files = ['-in', file('request.csr'), '-signkey', file('server.key'), '-out', file('server.crt')]
    openssl('x509', '-req', '-copy_extensions', 'copyall', '-days', days, ...files)
  }
  afterAll(() => {
    server.remove()
    rmSync(folder, { recursive: true })
  })

  const failure = async (url: string) => {
    const error = await openPostgres(url).then(
      (store) => store.close(),
      (thrown: unknown) => thrown,
    )
    return storeFailure({ kind: 'postgres', url } as Parameters<typeof storeFailure>[0], error).message
  }

  test('is used, also for cancelling, and says what is wrong: no TLS, another authority, another host, an expired certificate', async () => {
    const of = (reason: string, host = '127.0.0.1') =>
      `The server cannot use the database at ${host}:${new URL(server.url).port}: ${reason}.`
    const strict = `${server.url}?sslmode=verify-full`
    expect(await failure(strict)).toBe(of('it has no TLS, for which sslmode in its URL asks'))

    await useCertificate()
    expect(await failure(strict)).toBe(
      of(
        'its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT); ' +
          'sslrootcert=<file> in its URL names the authority',
      ),
    )
    const trusted = `${strict}&sslrootcert=${file('server.crt')}`
    const store = await openPostgres(trusted)
    await store.database.execute(sql`select 1`)
    await store.close()
    const client = new pg.Client(trusted)
    await client.connect()
    const statement = client.query('select pg_sleep(60)')
    await vi.waitFor(async () => expect(await cancelStatement(trusted, client, statement)).toBe(true), {
      timeout: 10_000,
    })
    await expect(statement).rejects.toMatchObject({ code: '57014' })
    await client.end()
    expect(await failure(trusted.replace('127.0.0.1', 'localhost'))).toBe(
      of('its certificate is of another host', 'localhost'),
    )

    sign('-1')
    await useCertificate()
    expect(await failure(trusted)).toBe(of('its certificate has expired, by the clock of this machine'))
  })

  async function useCertificate() {
    const client = new pg.Client(server.url)
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    await client.query('alter system set ssl = on')
    await client.end()
    const data = rows[0]!.folder
    const { uid, gid } = statSync(data)
    for (const name of ['server.crt', 'server.key']) {
      copyFileSync(file(name), join(data, name))
      chmodSync(join(data, name), 0o600)
      chownSync(join(data, name), uid, gid)
    }
    server.stop()
    server.start()
  }
})

import { dirname } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { cancelStatement, hasParts } from './cancel.ts'

describe('a statement that takes too long', () => {
  let server: PostgresServer
  let socket: string
  beforeAll(async () => {
    server = await startPostgres()
    const client = new pg.Client(server.url)
    await client.connect()
    const { rows } = await client.query<{ data: string }>(`select current_setting('data_directory') as data`)
    await client.end()
    socket = `postgres://postgres@/postgres?host=${dirname(rows[0]!.data)}&port=${new URL(server.url).port}`
  })
  afterAll(() => server.remove())

  test.each(['a port', 'a Unix socket'])('is cancelled over %s', async (connection) => {
    const url = connection === 'a port' ? server.url : socket
    const client = new pg.Client(url)
    await client.connect()
    const statement = client.query('select pg_sleep(60)')
    // On a busy machine its end may come later than one call waits.
    await vi.waitFor(async () => expect(await cancelStatement(url, client, statement)).toBe(true), {
      timeout: 10_000,
    })
    await expect(statement).rejects.toMatchObject({ code: '57014' })
    await client.end()
  })

  test('is cancelled when no connection is left for its user', async () => {
    const admin = new pg.Client(server.url)
    await admin.connect()
    await admin.query('create role limited login connection limit 1')
    const url = server.url.replace('postgres@', 'limited@')
    const client = new pg.Client(url)
    await client.connect()
    await expect(new pg.Client(url).connect()).rejects.toMatchObject({ code: '53300' })
    const statement = client.query('select pg_sleep(60)')
    await vi.waitFor(async () => expect(await cancelStatement(url, client, statement)).toBe(true), {
      timeout: 10_000,
    })
    await expect(statement).rejects.toMatchObject({ code: '57014' })
    await client.end()
    await admin.end()
  })

  test('needs members of `pg` that this version has; without them the statement is given up', async () => {
    const client = new pg.Client(server.url)
    await client.connect()
    expect(hasParts(client)).toBe(true)
    Object.assign(client, { processID: undefined })
    expect(await cancelStatement(server.url, client, new Promise(() => {}))).toBe(false)
    await client.end()
  })

  test('of a server that does not answer is given up', async () => {
    const client = new pg.Client(server.url)
    await client.connect()
    const statement = new Promise(() => {})
    expect(await cancelStatement('postgres://postgres@127.0.0.1:1/postgres', client, statement)).toBe(false)
    await client.end()
  })
})

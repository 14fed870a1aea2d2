import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { call, credential, logIn, register } from '../durability/client.ts'
import { startPostgres } from '../testing/postgres-server.ts'
import { emptyWebBuild, type ServerProcess, startServer } from '../testing/processes.ts'

test('an import that is cut off in its statement does not hold the process, and stores nothing', async () => {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tarang-shutdown-'))
  let server: ServerProcess | undefined
  const blocker = new pg.Client(postgres.url)
  try {
    server = await startServer({
      DATABASE_URL: postgres.url,
      WEB_BUILD: emptyWebBuild(folder),
      SAMPLE_DATA: 'off',
      SHUTDOWN_TIMEOUT: '500',
      REGISTRATION_CREDENTIAL: credential.replaceAll(' ', '-'),
    })
    await register(server.base)
    const { jwtToken: bearer } = await logIn(server.base)
    await blocker.connect()
    await blocker.query('begin; lock table strategies in share mode')
    const form = new FormData()
    form.append('file', new File(['strategyCode,factor,xirr,netReturn,pnl,status\nA,M,,,,1\n'], 's.csv'))
    const answer = call({ base: server.base, bearer }, '/api/extensions/imports/strategies', { form })
    const waiting = async () => (await blocker.query('select from pg_locks where not granted')).rowCount
    await server.until(async () => (await waiting()) === 1)
    const stoppedAt = performance.now()
    expect(await server.kill('SIGTERM')).toBe(1)
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
    expect(await answer).toBeNull()
    await blocker.query('commit')
    const { rows } = await blocker.query('select from strategies')
    expect(rows).toHaveLength(0)
  } finally {
    await blocker.end()
    await server?.kill('SIGKILL')
    postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

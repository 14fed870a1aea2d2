/** Commands on the data folder of a server that runs, and of one that is stopped. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { installationSecret } from '../../src/auth/keys.ts'
import { serverSecrets } from '../../src/db/schema/index.ts'
import { openStore } from '../../src/db/store.ts'
import { emptyWebBuild, type ServerProcess, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let environment: Record<string, string>
let server: ServerProcess | null = null
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-commands-'))
  environment = { DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
})
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = null
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The time zone of the machine must not matter.
const admin = (...args: string[]) => runCommand({ ...environment, TZ: 'America/New_York' }, args)

/** Opens the folder of the stopped server. */
async function withStore<Result>(work: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>) {
  const store = await openStore({ kind: 'folder', path: environment.DATA_DIR! })
  return work(store).finally(() => store.close())
}
const secret = () =>
  withStore(async ({ database }) => {
    const [row] = await database
      .select()
      .from(serverSecrets)
      .where(eq(serverSecrets.name, installationSecret))
    return Buffer.from(row!.secret).toString('hex')
  })

test('keys are rotated, and all sessions ended, while the server runs and when it is stopped', async () => {
  server = await startServer(environment)
  const rotated = { code: 0, out: 'The keys are new. Ended: 0 sessions.', error: '' }
  expect(await admin('rotate-keys')).toEqual(rotated)
  expect(await admin('end-sessions', '--all')).toEqual({ code: 0, out: 'Ended: 0 sessions.', error: '' })
  expect(server.out()).toContain('"event":"keys.rotated"')
  expect(await server.kill('SIGTERM')).toBe(0)

  const first = await secret()
  expect(await admin('rotate-keys')).toEqual(rotated)
  expect(await secret()).not.toBe(first)
  expect(await admin('end-sessions', '--all')).toMatchObject({ code: 0, out: 'Ended: 0 sessions.' })

  const actions = (await admin('actions')).out
    .split('\n')
    .map((line) => (JSON.parse(line) as { action: string }).action)
  expect(actions.sort()).toEqual([
    'keys.rotated',
    'keys.rotated',
    'staff.sessions-ended',
    'staff.sessions-ended',
  ])
}, 120_000)

test('--since means the day of India', async () => {
  await withStore(async ({ database }) => {
    await database.execute(sql`
      insert into staff_actions (at, staff_id, staff_name, action, subject, request_id) values
        ('2001-03-31 18:29:59Z', 'x', 'x', 'the last second of March', '', ''),
        ('2001-03-31 18:30:00Z', 'x', 'x', 'the first second of April', '', ''),
        ('2001-04-01 00:00:00Z', 'x', 'x', 'half past five', '', '')`)
  })
  const since = async (moment: string) => {
    const { code, out, error } = await admin('actions', '--since', moment)
    const actions = out
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { action: string }).action)
    return code === 0 ? actions.filter((action) => action.includes(' ')) : error
  }
  expect(await since('2001-04-01')).toEqual(['half past five', 'the first second of April'])
  expect(await since('2001-04-01T00:00:01')).toEqual(['half past five'])
  expect(await since('2001-03-31T18:29:59Z')).toEqual([
    'half past five',
    'the first second of April',
    'the last second of March',
  ])
}, 120_000)

test('--delete-before counts first, and deletes with --yes what is older than five years', async () => {
  await withStore(async ({ database }) => {
    await database.execute(sql`
      insert into staff_actions (at, staff_id, staff_name, action, subject, request_id)
        values ('2001-03-31Z', 'x', 'x', 'old', '', '')`)
  })
  const kept = {
    code: 1,
    out: '',
    error: 'The staff actions of the last five years are kept: choose an earlier day.',
  }
  expect(await admin('actions', '--delete-before', '2030-01-01', '--yes')).toEqual(kept)
  const counted = await admin('actions', '--delete-before', '2001-05-01')
  const would = 'Would be deleted: 4 actions before 2001-05-01. Repeat it with --yes.'
  expect(counted).toEqual({ code: 0, out: would, error: '' })
  const deleted = await admin('actions', '--delete-before', '2001-05-01', '--yes')
  expect(deleted).toEqual({ code: 0, out: 'Deleted: 4 actions before 2001-05-01.', error: '' })
}, 120_000)

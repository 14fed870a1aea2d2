import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, runProgram, type ServerProcess, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let backups: string
let environment: Record<string, string>
let server: ServerProcess | null = null
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-scheduled-'))
  backups = join(folder, 'backups')
  environment = { DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
})
afterEach(async () => {
  await server?.kill('SIGKILL')
  server = null
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function writeTicket({ base }: ServerProcess, name: string) {
  const response = await fetch(`${base}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'a@tarang.example', message: 'Hello' }),
  })
  expect(response.status).toBe(200)
}
async function readTickets({ base }: ServerProcess) {
  const response = await fetch(`${base}/outbox/tickets`, { headers: { accept: 'application/json' } })
  return ((await response.json()) as { name: string }[]).map(({ name }) => name)
}
const names = () => readdirSync(backups).filter((name) => name.endsWith('.backup'))

test('scheduled backups survive a failure, are rotated, and restore the data', async () => {
  writeFileSync(backups, 'a file where the folder belongs')
  const run = await startServer({ ...environment, BACKUP_DIR: backups, BACKUP_EVERY: '1s', BACKUP_KEEP: '1' })
  server = run
  await run.until(() => run.out().includes('"event":"backup.failed"'))
  await writeTicket(run, 'Nila')
  expect(await readTickets(run)).toEqual(['Nila'])
  rmSync(backups)
  await run.until(() => run.out().includes('"deleted":1'))
  expect(names()).toHaveLength(1)
  expect(statSync(join(backups, names()[0]!)).mode & 0o777).toBe(0o600)
  expect(statSync(backups).mode & 0o777).toBe(0o700)
  expect(await run.kill('SIGTERM')).toBe(0)

  const [backup = ''] = names()
  const restored = { ...environment, DATA_DIR: join(folder, 'restored') }
  expect(await runCommand(restored, ['restore', join(backups, backup)])).toMatchObject({ code: 0, error: '' })
  expect(existsSync(join(restored.DATA_DIR, 'database'))).toBe(true)
  server = await startServer(restored)
  expect(await readTickets(server)).toEqual(['Nila'])
  expect(await server.kill('SIGTERM')).toBe(0)
}, 240_000)

test.each([
  [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY must be a time such as 30m, 24h or 7d.'],
  [
    { DATABASE_URL: 'postgres://localhost/tarang' },
    'BACKUP_DIR is for the embedded database: back up DATABASE_URL with pg_dump.',
  ],
])(
  '%j is refused',
  async (variables, message) => {
    const run = runProgram('src/main.ts', { ...environment, BACKUP_DIR: backups, ...variables })
    expect(await run.ended).toBe(1)
    expect(run.errors().trim()).toBe(message)
  },
  60_000,
)

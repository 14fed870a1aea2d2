import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, type Run, type ServerProcess, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let environment: Record<string, string>
const at = (name: string) => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-backup-'))
  environment = { DATA_DIR: at('data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const running: Run[] = []
afterEach(async () => {
  for (const run of running.splice(0)) await run.kill('SIGKILL')
})

async function server(): Promise<ServerProcess> {
  const started = await startServer(environment)
  running.push(started)
  return started
}

const command = (name: 'backup' | 'restore', ...args: string[]) => runCommand(environment, [name, ...args])

const ticket = (name: string) => ({ name, email: 'a@tarang.example', message: 'Hello' })
async function write({ base }: ServerProcess, name: string) {
  const response = await fetch(`${base}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ticket(name)),
  })
  expect(response.status).toBe(200)
}
async function written({ base }: ServerProcess) {
  const response = await fetch(`${base}/outbox/tickets`, { headers: { accept: 'application/json' } })
  const all = (await response.json()) as { name: string }[]
  return all.map(({ name }) => name).sort()
}

test('a backup of a running server and of a stopped one restores the same data', async () => {
  const first = await server()
  await write(first, 'one')
  // During writes: the backup has every write acknowledged before it, and none in part.
  const writing = Promise.all(Array.from({ length: 30 }, (_, at) => write(first, `while ${at}`)))
  const created = await command('backup', at('running.backup'))
  expect(created).toMatchObject({ code: 0, error: '' })
  expect(created.out).toMatch(/running\.backup: \d+ tables, [\d,]+ rows, read back whole\./)
  expect(statSync(at('running.backup')).mode & 0o777).toBe(0o600)
  await writing
  await write(first, 'two')
  expect((await command('restore', at('running.backup'), '--overwrite')).error).toBe(
    `The data folder ${at('data')} is in use by process ${first.child.pid}. Stop the server first.`,
  )
  expect(await first.kill('SIGTERM')).toBe(0)

  const stopped = await command('backup', at('stopped.backup'))
  expect(stopped).toMatchObject({ code: 0, error: '' })

  expect((await command('restore', at('running.backup'))).error).toBe(
    `The folder ${at('data')} holds a database already. \`--overwrite\` replaces it.`,
  )
  expect(await command('restore', at('running.backup'), '--overwrite')).toMatchObject({ code: 0 })
  const second = await server()
  const back = await written(second)
  expect(back).toContain('one')
  expect(back).not.toContain('two')
  await write(second, 'three')
  expect(await second.kill('SIGTERM')).toBe(0)

  rmSync(at('data'), { recursive: true })
  expect(await command('restore', at('stopped.backup'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /data: \d+ tables, [\d,]+ rows, as in .*stopped\.backup\.\nStaff, invites, unsubscriptions/,
    ),
  })
  const third = await server()
  const all = ['one', 'two', ...Array.from({ length: 30 }, (_, at) => `while ${at}`)]
  expect(await written(third)).toEqual(all.sort())
  expect((await readdir(at('data'))).sort()).toEqual(['database', 'holder.json', 'lock'])
}, 240_000)

test('a failing command prints one line and changes nothing', async () => {
  const failure = async (...call: Parameters<typeof command>) => {
    const { code, out, error } = await command(...call)
    expect({ code, out, error }).toEqual({ code: 1, out: '', error: expect.stringMatching(/^.+$/) })
    return error
  }
  writeFileSync(at('text.backup'), 'no archive')
  const whole = readFileSync(at('stopped.backup'))
  writeFileSync(at('half.backup'), whole.subarray(0, whole.length / 2))

  expect(await failure('backup', at('text.backup'))).toBe(
    `There is a file ${at('text.backup')} already. \`--overwrite\` replaces it.`,
  )
  expect(await failure('backup', at('no/such/folder'))).toMatch(/cannot be written \(ENOENT\)/)
  expect(await failure('restore', at('none'), '--overwrite')).toMatch(/There is no file .*none/)
  expect(await failure('restore', at('text.backup'), '--overwrite')).toBe('This is not a complete backup.')
  expect(await failure('restore', at('half.backup'), '--overwrite')).toMatch(/not a complete backup/)
  expect(readFileSync(at('text.backup'), 'utf8')).toBe('no archive')
  expect(existsSync(at('data/database.unfinished'))).toBe(false)

  const still = await server()
  expect(await written(still)).toContain('two')
  await still.kill('SIGTERM')

  environment = { ...environment, DATABASE_URL: 'postgres://localhost/tarang' }
  expect(await failure('backup', 'x')).toContain('pg_dump')
  expect(await failure('restore', 'x')).toContain('pg_restore')
}, 240_000)

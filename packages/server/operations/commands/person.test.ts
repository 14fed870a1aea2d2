import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, type ServerProcess, startServer } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let environment: Record<string, string>
let server: ServerProcess
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-person-'))
  environment = { DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
  server = await startServer(environment)
}, 240_000)
afterAll(() => {
  server.child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const person = (...args: string[]) => runCommand(environment, ['person', ...args])

const writeMessage = (fields: object) =>
  fetch(`${server.base}/forms/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kavya', email: 'kavya@example.com', message: 'Hello', ...fields }),
  })

test('a person is exported and erased through the running server, and later without it', async () => {
  expect((await writeMessage({ phone: '+91 98234 56701' })).status).toBe(200)
  const file = join(folder, 'kavya.json')
  const exported = await person('export', '9823456701', '--file', file)
  expect(exported).toMatchObject({ code: 0, error: '' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    identifiers: { phoneNumber: '9823456701', email: null, userId: null },
    records: { tickets: [{ email: 'kavya@example.com', message: 'Hello' }], users: [] },
  })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  // A second export must not replace the file.
  expect(await person('export', '9823456701', '--file', file)).toMatchObject({
    code: 1,
    error: expect.stringMatching(/ cannot be written \(EEXIST\)\.$/),
  })

  expect(await person('erase', '9823456701')).toEqual({
    code: 1,
    out: '',
    error: 'To erase: tickets: 1. Nothing was erased yet: repeat with --yes.',
  })
  const erased = await person('erase', '9823456701', '--yes')
  expect(erased).toMatchObject({ code: 0, error: '' })
  expect(erased.out).toMatch(/^Erased: tickets: 1\.\nLikes are stored under a random id/)

  expect(await server.kill('SIGTERM')).toBe(0)
  const again = await person('export', 'Kavya@example.com')
  expect(JSON.parse(again.out)).toMatchObject({ records: { tickets: [] } })
  const actions = await runCommand(environment, ['actions'])
  expect(actions.code).toBe(0)
  expect(actions.out).toContain('"action":"person.erased","subject":"tickets: 1"')
  expect(actions.out).not.toMatch(/98234[- ]?567|kavya/i)
}, 240_000)

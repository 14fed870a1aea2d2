import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTables, emptyWebBuild, type Run, runProgram } from '../../testing/processes.ts'
import { runCommand } from '../../testing/run-command.ts'

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-production-'))
  environment = {
    WEB_BUILD: emptyWebBuild(folder),
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: 'https://www.example.com',
    ADMIN_ORIGIN: 'https://console.example.com',
    SMS_WEBHOOK_URL: 'https://sms.example.com/send',
    TRUST_PROXY: 'loopback',
  }
})
const running: Run[] = []
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function ended(run: Run) {
  running.push(run)
  return { code: await run.ended, out: run.out().trim(), errors: run.errors().trim() }
}

const check = (changes: Record<string, string> = {}) => runCommand({ ...environment, ...changes }, ['check'])

/** The names that a printed list offers to accept. */
const acceptIn = (printed: string) => /ACCEPT=(\S+)/.exec(printed)?.[1] ?? ''

test('a start is refused until each gap is set or accepted, and `admin check` prints the same list', async () => {
  const refused = await ended(runProgram('src/main.ts', environment))
  expect(refused).toMatchObject({ code: 1, out: '' })
  const checked = await check()
  expect(checked.code).toBe(1)
  const [, ...lines] = refused.errors.split('\n')
  expect(checked.out.split('\n').slice(0, -1)).toEqual(lines)
  expect(checked.out).toMatch(/^ {2}embedded-database +.* Set DATABASE_URL\.$/m)
  expect(checked.out).toMatch(/^Not looked at: the database/m)

  const ACCEPT = `${acceptIn(checked.out)},sample-registration`
  const accepted = await check({ ACCEPT })
  expect(accepted.code).toBe(0)
  expect(accepted.out).toContain(`Accepted: ${acceptIn(checked.out).replaceAll(',', ', ')}.`)
  expect(accepted.out).toContain('Not needed in ACCEPT: sample-registration.')

  await createTables(environment.DATA_DIR ?? '', false)
  const server = runProgram('src/main.ts', { ...environment, ACCEPT })
  running.push(server)
  await server.until(() => server.out().includes('Tarang is running.'))
  const hint = server
    .out()
    .split('\n')
    .find((line) => line.includes('accept.not-needed'))
  expect(JSON.parse(hint ?? '{}')).toMatchObject({ level: 'info', names: 'sample-registration' })
  // The running server has locked the folder: the check reads the data through it.
  const whileRunning = await check({ ACCEPT })
  expect(whileRunning).toMatchObject({ code: 0, error: '' })
  expect(whileRunning.out).not.toContain('Not looked at')
  expect(await server.kill('SIGTERM')).toBe(0)
}, 240_000)

test('sample data of an earlier start are refused before anything is served', async () => {
  const DATA_DIR = join(folder, 'samples')
  await createTables(DATA_DIR, true)

  const checked = await check({ DATA_DIR })
  expect(checked).toMatchObject({ code: 1, out: expect.stringMatching(/^ {2}sample-data /m) })
  const ACCEPT = acceptIn(checked.out)
    .split(',')
    .filter((name) => name !== 'sample-data')
    .join(',')
  const refused = await ended(runProgram('src/main.ts', { ...environment, DATA_DIR, ACCEPT }))
  expect(refused.code).toBe(1)
  expect(refused.errors).toMatch(
    /^ {2}sample-data +Visitors and staff see sample data\. Set SAMPLE_DATA=off/m,
  )
  expect(refused.errors).toMatch(new RegExp(`ACCEPT=${ACCEPT},sample-data$`))
  expect(refused.out).not.toContain('Tarang is running.')
}, 240_000)

test('a server of this machine requires nothing', async () => {
  const { DATA_DIR = '', WEB_BUILD = '' } = environment
  const local = await runCommand({ DATA_DIR, WEB_BUILD }, ['check'])
  expect(local).toEqual({
    code: 0,
    out: 'Neither PUBLIC_ORIGIN nor ADMIN_ORIGIN is https: nothing is required.',
    error: '',
  })
})

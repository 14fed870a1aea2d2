/** The commands against the reference server, over HTTP. */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { otherCode, startReferenceServer } from '../testing/reference-server.ts'
import { type RunOptions, run, temporaryFolder } from '../testing/run.ts'

const { server, api, close } = await startReferenceServer()
afterAll(close)

const folder = temporaryFolder()
const staff = (args: string[], options: Partial<RunOptions> = {}) => run(args, { folder, api, ...options })
const visitor = (args: string[], options: Partial<RunOptions> = {}) =>
  run(args, { folder: temporaryFolder(), api, ...options })

const logIn = () =>
  staff(['login'], { answers: [server.staffPhone, () => server.latestCode(server.staffPhone)] })
const sessionFile = () => join(folder, readdirSync(folder)[0] ?? '')

describe('login', () => {
  test('stores a session that only its owner can read', async () => {
    const { code, errors } = await logIn()
    expect([code, errors]).toEqual([
      0,
      expect.stringMatching(/^Phone number:\n[\s\S]*Code:\nLogged in as .+\.\n$/),
    ])
    expect(statSync(sessionFile()).mode & 0o777).toBe(0o600)
    expect(Object.keys(JSON.parse(readFileSync(sessionFile(), 'utf8')))).toEqual(['jwtToken', 'refreshToken'])
  })

  test('with a wrong code is refused', async () => {
    const { code, errors } = await visitor(['login', server.staffPhone], {
      answers: [() => otherCode(server.latestCode(server.staffPhone))],
    })
    expect(code).not.toBe(0)
    expect(errors).toMatch(/\. \(401\)\n/)
    expect(errors).not.toContain('verifyLoginCode')
  })

  test('without an answer fails', async () => {
    expect(await visitor(['login'])).toMatchObject({ code: 1, errors: expect.stringContaining('no answer') })
  })
})

describe('the session', () => {
  test('is that of whoami, and of a token of the environment', async () => {
    await logIn()
    expect((await staff(['whoami', '--json'])).output).toMatch(/"name": "[^"]+",\s+"role": "owner"/)
    const { jwtToken } = JSON.parse(readFileSync(sessionFile(), 'utf8'))
    expect(await visitor(['whoami'], { token: jwtToken })).toMatchObject({ code: 0, errors: '' })
    expect(await visitor(['api', 'GET', '/liveStrategies'], { token: jwtToken })).toMatchObject({ code: 0 })
    expect(await visitor(['whoami'], { token: 'stale' })).toMatchObject({ code: 3 })
  })

  test('makes requests of any path, and renews a stale token', async () => {
    await logIn()
    server.advanceClock(60 * 60 * 1000)
    const { code, output } = await staff(['api', 'GET', '/fetchAuditLogs?limit=2'])
    expect([code, JSON.parse(output).length]).toEqual([0, 2])
  })

  test('ends with a logout', async () => {
    await logIn()
    const tokens = readFileSync(sessionFile(), 'utf8')
    const file = sessionFile()
    expect(await staff(['logout'])).toMatchObject({ code: 0, errors: 'Logged out.\n' })
    expect(await staff(['strategies', 'list'])).toMatchObject({ code: 3 })
    // Neither token works any more.
    writeFileSync(file, tokens)
    expect(await staff(['strategies', 'list'])).toMatchObject({ code: 3 })
    expect(await staff(['logout'])).toMatchObject({ code: 0 })
  })

  test('of nobody cannot end', async () => {
    expect(await visitor(['logout'])).toMatchObject({ code: 0, errors: 'Nobody was logged in.\n' })
  })
})

describe('strategies list', () => {
  test('is a table in a terminal, CSV in a pipe, and what an option says', async () => {
    await logIn()
    const table = await staff(['strategies', 'list'], { isInteractive: true })
    expect(table.output.split('\n')[0]).toMatch(
      /^Strategy +XIRR \(%\) +Net return \(%\) +Drawdown \(%\) +Status$/,
    )
    const csv = await staff(['strategies', 'list'])
    expect(csv.output.split('\r\n')[0]).toMatch(/^strategyCode,xirr,netReturn,drawDownPercentage,status,/)
    const ndjson = await staff(['strategies', 'list', '--ndjson'])
    const lines = ndjson.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(JSON.parse((await staff(['strategies', 'list', '--json'])).output)).toEqual(lines)
    expect((await staff(['--json', 'strategies', 'list'])).output).toContain('"strategyCode"')
    expect(csv.output.trim().split('\r\n')).toHaveLength(lines.length + 1)
  })

  test('is sorted, the greatest first', async () => {
    await logIn()
    const sorted = async (...options: string[]) =>
      JSON.parse((await staff(['strategies', 'list', '--sort', 'xirr', '--json', ...options])).output).map(
        ({ xirr }: { xirr?: number }) => xirr,
      ) as number[]
    const numbers = (await sorted()).filter((xirr) => xirr != null)
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    expect((await sorted('--ascending')).filter((xirr) => xirr != null)).toEqual(numbers.toReversed())
  })

  test('renews a stale token', async () => {
    await logIn()
    server.advanceClock(60 * 60 * 1000)
    const before = readFileSync(sessionFile(), 'utf8')
    expect((await staff(['strategies', 'list'])).code).toBe(0)
    expect(readFileSync(sessionFile(), 'utf8')).not.toBe(before)
  })
})

describe('exit codes', () => {
  test.each<[number, string[], Partial<RunOptions>, RegExp]>([
    [3, ['strategies', 'list'], {}, /^.+\. \(401\)\nLog in with `tarang login`\.\n$/],
    [2, ['strategies', 'list', '--sort', 'colour'], {}, /Allowed choices are/],
    [2, ['no-such-command'], {}, /unknown command/],
    [2, ['blogs', 'watch', '--interval', 'soon'], {}, /number of seconds/],
    [2, ['blogs', 'list'], { api: 'ftp://example.com' }, /^--api must be an absolute http\(s\) address/],
    [2, ['blogs', 'list'], { api: new URL(api).origin }, /^There is no API at this address\. .+\/api\.\n$/],
    [2, ['blogs', 'list', '--table', '--json'], {}, /cannot be used with option/],
    [2, ['--json', 'blogs', 'list', '--csv'], {}, /cannot be used with option/],
    [2, ['api', 'POST', '/addExploreData'], {}, /Only GET/],
    [2, ['api', 'GET', '/../files/a'], {}, /starts with a slash/],
    [2, ['api', 'GET', '//evil.example/'], {}, /starts with a slash/],
    [1, ['api', 'GET', '/fetchNewsLetterAndBlogs/none'], {}, /\(404\)/],
    [3, ['api', 'GET', '/liveStrategies'], {}, /\(401\)/],
    [4, ['blogs', 'list'], { api: 'http://127.0.0.1:1/api' }, /^The API could not be reached/],
    [
      1,
      ['notifications', 'send', '--title', 'a', '--short', 'b', '--long', 'c'],
      { answers: ['n'] },
      /Nothing was sent/,
    ],
    [0, ['--help'], {}, /^$/],
  ])('%i: %j', async (code, args, options, errors) => {
    expect(await visitor(args, options)).toMatchObject({ code, errors: expect.stringMatching(errors) })
  })

  test('5: a page instead of the API', async () => {
    const page = createServer((_, response) => response.end('<h1>Wi-Fi</h1>')).listen(0, '127.0.0.1')
    await new Promise((ready) => page.once('listening', ready))
    const address = `http://127.0.0.1:${(page.address() as AddressInfo).port}`
    expect(await visitor(['strategies', 'list'], { api: address })).toMatchObject({ code: 5 })
    page.close()
  })
})

describe('notifications send', () => {
  const args = [
    'notifications',
    'send',
    '--title',
    'Diwali',
    '--short',
    'Closed.',
    '--long',
    'Closed on Thursday.',
  ]
  const titles = async () => (await staff(['notifications', 'list', 'App', '--json'])).output

  test('--dry-run writes the request instead of sending it, and sends nothing', async () => {
    await logIn()
    const before = await titles()
    const { code, output } = await staff([...args, '--dry-run'])
    expect([code, JSON.parse(output)]).toEqual([
      0,
      {
        title: 'Diwali',
        shortDesc: 'Closed.',
        longDesc: 'Closed on Thursday.',
        sendWhatsappNoti: false,
        sendPopupNoti: true,
      },
    ])
    expect(await titles()).toBe(before)
  })

  test('asks, sends, and renews a stale token', async () => {
    await logIn()
    server.advanceClock(60 * 60 * 1000)
    const { code, errors } = await staff(args, { answers: ['y'] })
    expect([code, errors]).toEqual([
      0,
      'Send “Diwali” to everyone who gets notifications by App? (y/N)\nSent.\n',
    ])
    expect(await titles()).toContain('Diwali')
  })
})

describe('blogs watch', () => {
  test('writes the entries so far and ends when interrupted', async () => {
    const stop = new AbortController()
    const watch = await visitor(['blogs', 'watch', '--all', '--interval', '0.05'], {
      signal: stop.signal,
      onWrite: () => setTimeout(() => stop.abort(), 200),
    })
    const ids = watch.output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id)
    expect(watch.code).toBe(130)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(JSON.parse((await visitor(['blogs', 'list', '--json'])).output).length)
  })
})

describe('the program', () => {
  const main = join(import.meta.dirname, 'main.ts')
  const environment = (folder: string) => ({ ...process.env, XDG_CONFIG_HOME: folder, TARANG_API: api })

  test('writes to a pipe, and ends with the exit code', async () => {
    const child = spawn('node', [main, 'blogs', 'list'], { env: environment(temporaryFolder()) })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^id,publishedDate,likesCount,text,categories,/),
    ])
  })

  test('ends with 130 on an interrupt', async () => {
    const args = [main, 'blogs', 'watch', '--all', '--interval', '60']
    const child = spawn('node', args, { env: environment(temporaryFolder()) })
    child.stdout.once('data', () => child.kill('SIGINT'))
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(130)
  })

  test.each(['bash', 'zsh', 'fish'])('writes a completion for %s that its shell accepts', (shell) => {
    const { stdout, status } = spawnSync('node', [main, 'completion', shell], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, expect.stringContaining('tarang complete')])
    const checked = spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' })
    // A machine need not have every shell.
    if (!checked.error) expect([checked.status, checked.stderr]).toEqual([0, ''])
  })

  test('completes commands, options and values', async () => {
    const complete = async (...words: string[]) =>
      (await visitor(['complete', '--', ...words])).output.trim().split('\n')
    expect(await complete('')).toEqual(expect.arrayContaining(['login', 'strategies', 'blogs', 'completion']))
    expect(await complete('str')).toEqual(['strategies'])
    expect(await complete('blogs', 'w')).toEqual(['watch'])
    expect(await complete('strategies', 'list', '--so')).toEqual(['--sort'])
    expect(await complete('strategies', 'list', '--sort', 'x')).toEqual(['xirr'])
    expect(await complete('notifications', 'list', 'W')).toEqual(['WhatsApp'])
    expect(await complete('strategies', 'list', '--js')).toEqual(['--json'])
  })
})

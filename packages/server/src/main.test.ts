import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { post } from '../testing/auth-calls.ts'
import { createTables, emptyWebBuild, type Run, runProgram } from '../testing/processes.ts'
import { runCommand } from '../testing/run-command.ts'

let folder: string
let webBuild: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-main-'))
  webBuild = emptyWebBuild(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const running: Run[] = []
afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})

/** Runs a program with only these environment variables. */
function run(program: string, environment: Record<string, string>, args: string[] = []) {
  const started = runProgram(program, { WEB_BUILD: webBuild, ...environment }, args)
  running.push(started)
  const untilPrinted = (text: string) => started.until(() => started.out().includes(text))
  return { ...started, untilPrinted }
}

async function start(environment: Record<string, string>) {
  const server = run('src/main.ts', environment, ['--sample-data'])
  await server.untilPrinted('Tarang is running.')
  await server.untilPrinted('Invitation')
  const base = /Public site +(\S+)/.exec(server.out())?.[1] ?? ''
  const fetchIt = (request: Request) => {
    const { pathname } = new URL(request.url)
    return fetch(new Request(new URL(pathname, base), request))
  }
  return { ...server, base, fetch: fetchIt }
}

/** Runs a server that must fail to start, and returns its one line. */
async function failure(environment: Record<string, string>) {
  const { ended, errors, out } = run('src/main.ts', environment)
  expect(await ended).toBe(1)
  expect(out()).toBe('')
  expect(errors().trim().split('\n')).toHaveLength(1)
  return errors().trim()
}

describe('a start that fails exits with 1 and one line', () => {
  let occupiedPort: Server
  let port: number
  beforeAll(async () => {
    occupiedPort = createServer().listen(0, '127.0.0.1')
    await once(occupiedPort, 'listening')
    const address = occupiedPort.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => occupiedPort.close())

  test('a port in use', async () => {
    const data = join(folder, 'unused')
    expect(await failure({ PORT: String(port), DATA_DIR: data })).toBe(
      `Port ${port} is in use. Stop what listens there, or set PORT to another one.`,
    )
    expect(existsSync(data)).toBe(false)
  })

  test('a database that cannot be reached, without its password', async () => {
    const url = 'postgres://tarang:very-secret@127.0.0.1:1/tarang'
    expect(await failure({ DATABASE_URL: url })).toBe(
      'The server cannot use the database at 127.0.0.1:1: it does not answer (ECONNREFUSED).',
    )
  })

  test('a host that does not exist', async () => {
    const url = 'postgres://tarang:very-secret@no-such-host.invalid/tarang'
    expect(await failure({ DATABASE_URL: url })).toMatch(
      /^The server cannot use the database at no-such-host\.invalid:5432: .* \(E[A-Z_]+\)\.$/,
    )
  })

  test('a missing build', async () => {
    expect(await failure({ WEB_BUILD: join(folder, 'none') })).toBe(
      `There is no built web app in ${join(folder, 'none')}. Make it with \`pnpm build\`.`,
    )
  })

  test('an invalid setting', async () => {
    expect(await failure({ PORT: 'http' })).toBe('PORT must be a whole number up to 65535.')
  })

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await failure({ DATA_DIR: file })).toMatch(/^The server cannot open the folder .* \([A-Z]+\)\.$/)
  })
})

test('a command adds no sample data, whatever its shell lacks', async () => {
  const data = join(folder, 'without-samples')
  await createTables(data, false)
  const invite = run('operations/commands/admin.ts', { DATA_DIR: data }, ['invite'])
  expect(await invite.ended).toBe(0)
  const server = run('src/main.ts', { DATA_DIR: data, SAMPLE_DATA: 'on' })
  await server.untilPrinted('Invitation')
  // A database with an invite is in use, so it gets no sample data.
  expect(server.out()).not.toContain('sample staff')
  const [, base] = /Public site +(\S+)/.exec(server.out()) ?? []
  expect(await (await fetch(`${base}/api/fetchNewsLetterAndBlogs`)).json()).toEqual([])
  expect(await server.kill('SIGTERM')).toBe(0)
}, 120_000)

test('the data of a first start survive a restart', async () => {
  const data = join(folder, 'data')
  const server = await start({ DATA_DIR: data })
  const phone = /Log in with +(\d{10})/.exec(server.out())?.[1] ?? ''
  expect(server.out()).toMatch(/Staff console +http:\/\/admin\.localhost:\d+/)
  const [, key] = /Login codes +http:\/\/localhost:\d+\/outbox\?key=([\w-]{43}),/.exec(server.out()) ?? []
  // Not a terminal: an invite would stay in a log.
  expect(server.out()).not.toContain('#invite=')

  await post(server, '/api/auth/login-auth', { phoneNumber: phone })
  await server.untilPrinted(`Login code for ${phone}: `)
  const otp = /Login code for \d+: (\d+)/.exec(server.out())?.[1]
  const outbox = await fetch(`${server.base}/outbox?key=${key}`, { headers: { accept: 'application/json' } })
  expect(await outbox.json()).toMatchObject([{ phoneNumber: phone, code: otp }])
  const { data: session } = await post(server, '/api/auth/verifyLoginOtp', { phoneNumber: phone, otp })

  // A second server on the same data is refused; the invite comes from the running one.
  expect(await failure({ DATA_DIR: data })).toBe(
    `The data folder ${data} is in use by process ${server.child.pid}.`,
  )
  const admin = (...args: string[]) => runCommand({ WEB_BUILD: webBuild, DATA_DIR: data, PORT: '3000' }, args)
  const invite = await admin('invite')
  expect(invite.code).toBe(0)
  const secret = /^http:\/\/admin\.localhost:\d+\/#invite=([\w-]{43})$/.exec(invite.out)?.[1]
  const person = { firstName: 'N', lastName: 'M', email: 'n@tarang.example', phoneNumber: '5550000009' }
  expect((await post(server, '/api/user/registerAdmin', person, secret)).httpStatus).toBe(200)

  const actions = async (...args: string[]) => {
    const { code, out } = await admin('actions', ...args)
    expect(code).toBe(0)
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object)
  }
  const recorded = [
    { action: 'staff.registered', staffName: 'N M', subject: 'by an invite' },
    { action: 'staff.invited', staffName: 'pnpm admin' },
    { action: 'session.started' },
    { action: 'sample-data.added', staffName: 'SAMPLE_DATA' },
  ]
  expect(await actions()).toMatchObject(recorded)
  expect(await actions('--since', '2999-01-01')).toEqual([])

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(readdirSync(data)).toEqual(['database', 'lock'])

  // Without a running server the invite command opens the data.
  const offline = await admin('invite')
  expect(offline.code).toBe(0)
  expect(offline.out).toMatch(/^http:\/\/admin\.localhost:3000\/#invite=[\w-]{43}$/)

  expect(await actions('--since', '2020-01-01')).toMatchObject([{ action: 'staff.invited' }, ...recorded])

  const again = run('src/main.ts', { DATA_DIR: data })
  await again.untilPrinted('Login codes')
  expect(again.out()).not.toContain('Invitation')
  const base = /Public site +(\S+)/.exec(again.out())?.[1] ?? ''
  const staff = await fetch(`${base}/api/nothing`, {
    headers: { authorization: `Bearer ${session?.jwtToken}` },
  })
  expect(staff.status).toBe(404)

  // Ended sessions fail with the next request, and cannot be renewed.
  const endSessions = (phoneNumber: string) => admin('end-sessions', phoneNumber)
  expect(await endSessions(phone)).toEqual({ code: 0, out: 'Ended: 1 session.', error: '' })
  const list = await fetch(`${base}/api/liveStrategies`, {
    headers: { authorization: `Bearer ${session?.jwtToken}` },
  })
  const renewed = await fetch(`${base}/notifications-service/auth/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: session?.refreshToken }),
  })
  expect([list.status, renewed.status]).toEqual([401, 401])
  expect(await endSessions('1234567890')).toEqual({
    code: 1,
    out: '',
    error: 'No member of staff has that number.',
  })
  expect((await endSessions('me')).code).toBe(1)
  again.child.kill('SIGINT')
  expect(await again.ended).toBe(0)
}, 240_000)

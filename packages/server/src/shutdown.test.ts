import { once } from 'node:events'
import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emptyWebBuild, runProgram, type ServerProcess, startServer } from '../testing/processes.ts'

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarang-shutdown-'))
  environment = { DATA_DIR: join(folder, 'data'), WEB_BUILD: emptyWebBuild(folder), SAMPLE_DATA: 'off' }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: ServerProcess
afterEach(() => server.kill('SIGKILL'))

const body = JSON.stringify({ name: 'Nila', email: 'nila@tarang.example', message: 'x'.repeat(3000) })

/** Opens a request, and sends only part of its body once the server has the request. */
async function openCall() {
  const { hostname, port } = new URL(server.base)
  const socket = connect(Number(port), hostname)
  const head = ['POST /forms/contact HTTP/1.1', 'host: localhost', 'content-type: application/json']
  socket.write([...head, `content-length: ${body.length}`, 'expect: 100-continue', '', ''].join('\r\n'))
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 /)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  const ended = once(socket, 'close').then(() => answer)
  socket.write(body.slice(0, 1000))
  return { ended, finish: () => socket.write(body.slice(1000)) }
}

test('a check in HTTP/1.0 without a host is answered, as balancers send it', async () => {
  server = await startServer(environment)
  const { hostname, port } = new URL(server.base)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.write('GET /readyz HTTP/1.0\r\n\r\n')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*The server is ready/s)
}, 60_000)

test('on SIGTERM it finishes open requests, refuses new ones, and is not ready', async () => {
  server = await startServer(environment)
  const before = await fetch(`${server.base}/readyz`)
  expect(before.status).toBe(200)
  const { ended, finish } = await openCall()
  server.child.kill('SIGTERM')
  await server.until(() => server.out().includes('server.stopping'))

  const readiness = await fetch(`${server.base}/readyz`)
  expect(readiness.status).toBe(503)
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200)
  const late = await fetch(`${server.base}/api/getAllExploreData`)
  expect(late.status).toBe(503)
  expect(late.headers.get('connection')).toBe('close')
  expect(await late.json()).toMatchObject({ status: { statusCode: 503 } })

  finish()
  expect(await ended).toMatch(/^HTTP\/1\.1 200 .*Thank you/s)
  expect(await server.ended).toBe(0)
  await expect(fetch(`${server.base}/healthz`)).rejects.toThrow()

  server = await startServer(environment)
  const tickets = await fetch(`${server.base}/outbox/tickets`)
  expect(await tickets.json()).toHaveLength(1)
}, 120_000)

test('open requests are cut off by the timeout or by a second signal', async () => {
  server = await startServer({ ...environment, SHUTDOWN_TIMEOUT: '500' })
  const first = await openCall()
  expect(await server.kill('SIGTERM')).toBe(1)
  expect(await first.ended).toBe('')
  expect(server.out()).toContain('server.requests-cut-off')

  server = await startServer(environment)
  const second = await openCall()
  server.child.kill('SIGTERM')
  await server.until(() => server.out().includes('server.stopping'))
  expect(await server.kill('SIGTERM')).toBe(143)
  expect(await second.ended).toBe('')
}, 120_000)

test('on SIGTERM during the start it finishes the start and stops', async () => {
  for (const moment of [150, 600, 1200]) {
    const run = runProgram('src/main.ts', environment)
    await setTimeout(moment)
    // Null: the signal came before the handler was installed.
    expect([0, null]).toContain(await run.kill('SIGTERM'))
    expect(run.errors()).toBe('')
  }
  server = await startServer(environment)
  expect(await server.kill('SIGTERM')).toBe(0)
}, 120_000)

test('a damaged database folder is refused in one line that names the commands to use', async () => {
  truncateSync(join(folder, 'data/database/global/pg_control'), 100)
  const run = runProgram('src/main.ts', environment)
  expect(await run.ended).toBe(1)
  expect(run.errors().trim()).toBe(
    `The folder ${join(folder, 'data')} holds an incomplete database. Put a backup in its place with ` +
      '`pnpm admin restore <file> --overwrite`, or move the folder away to begin anew.',
  )
}, 120_000)

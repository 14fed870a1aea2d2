import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Listener, listen } from './listener.ts'
import { defaultVariables } from './settings.ts'

const settings = { ...defaultVariables(), PORT: 0 }
let listener: Listener
afterEach(() => listener.close(1000))

/** A connection that sends requests one after another, as a balancer does. */
async function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return {
    async request(): Promise<string> {
      socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
      const [answer] = await once(socket, 'data')
      return String(answer)
    },
    closed: once(socket, 'close'),
    end: () => socket.destroy(),
  }
}

test('an idle connection is used again, and closed only after its timeout', async () => {
  listener = await listen(async () => new Response('here'), { ...settings, KEEP_ALIVE_TIMEOUT: 600 })
  const connection = await openConnection(listener.port)
  expect(await connection.request()).toMatch(/^HTTP\/1\.1 200 /)
  await setTimeout(300)
  expect(await connection.request()).toMatch(/^HTTP\/1\.1 200 /)
  const idleSince = performance.now()
  await connection.closed
  expect(performance.now() - idleSince).toBeGreaterThan(590)
})

test('the default is longer than that of common balancers, and is in the header', async () => {
  listener = await listen(async () => new Response('here'), settings)
  const connection = await openConnection(listener.port)
  expect(await connection.request()).toMatch(/\r\nkeep-alive: timeout=75\r\n/i)
  connection.end()
})

/** Sends a body in parts over 1.2 s, and returns the answer; empty if the connection was closed. */
async function sendSlowly(port: number, path: string) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let answer = ''
  socket.on('data', (data) => {
    answer += data
    socket.end()
  })
  socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\n\r\n`)
  const closed = once(socket, 'close')
  for (let sent = 0; sent < 4 && !socket.destroyed; sent += 1) {
    await setTimeout(300)
    socket.write('x')
  }
  await closed
  return answer
}

test('an upload to import may arrive for longer than any other request, which gets 408', async () => {
  const answer = async (request: Request) => new Response(await request.text())
  listener = await listen(answer, { ...settings, IMPORT_SIZE_LIMIT: 1_000_050 }, { requestTimeout: 500 })
  const [upload, form] = await Promise.all([
    sendSlowly(listener.port, '/api/extensions/imports/trades'),
    sendSlowly(listener.port, '/forms/contact'),
  ])
  expect(upload).toMatch(/^HTTP\/1\.1 200 .*xxxx$/s)
  expect(form).toMatch(/^HTTP\/1\.1 408 .*took too long to arrive/s)
})

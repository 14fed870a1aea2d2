import { readFile } from 'node:fs/promises'
import { readOperations } from '@tarang/openapi'
import { afterAll, describe, expect, test } from 'vitest'
import { callTable } from '../call-table.ts'
import { json, raw, startTestServer } from '../testing/test-server.ts'
import { createClient, isApiError, isInvalidResponseError } from './index.ts'

const server = await startTestServer()
afterAll(server.close)

const bases = { platform: '/api', notifications: '/notifications-service', extensions: '/api/extensions' }
const urls = {
  baseUrl: server.origin + bases.platform,
  notificationsUrl: server.origin + bases.notifications,
}
const api = createClient({ ...urls, session: { jwtToken: () => 'the-token' } })

const described = await readOperations()
const calls = described.flatMap((operation) =>
  (callTable[operation.operationId] ?? []).map((row) => ({
    title: `${row.name} ${row.url}`,
    operation,
    row,
  })),
)

/** Calls that are no operation: two external ones, and one that wraps `auth.refresh`. */
const withoutOperation = ['auth.renew', 'blogs.body', 'contact.submit']

test('every operation of the description has a call, and every call an operation', () => {
  expect(Object.keys(callTable).sort()).toEqual(described.map(({ operationId }) => operationId).sort())
  const { raw: clients, ...namespaces } = api
  const names = Object.entries(namespaces).flatMap(([space, members]) =>
    Object.keys(members).map((member) => `${space}.${member}`),
  )
  expect([...new Set(calls.map(({ row }) => row.name)), ...withoutOperation].sort()).toEqual(names.sort())
  expect(Object.keys(clients)).toEqual(['platform', 'notifications'])
})

test('the description names the calls of each operation', () => {
  for (const { operationId, calls } of described)
    expect([...new Set(callTable[operationId]?.map(({ name }) => name))], operationId).toEqual(calls)
})

test('operations are tagged with the namespace that calls them', () => {
  for (const { row, operation } of calls) {
    const [namespace] = row.name.split('.')
    expect(namespace === 'newsletters' ? 'blogs' : namespace, row.name).toBe(operation.tag)
  }
})

test('the README lists every call with its method and path, and marks staff calls', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const lines = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  for (const { operation, row } of calls) {
    const [, address, , mark] = lines.find(([, , call]) => call?.includes(`\`${row.name}(`)) ?? []
    const service = operation.service === 'notifications' ? '_notifications service_ ' : ''
    expect(address, row.name).toBe(`${operation.method} ${service}${operation.path}`)
    expect(mark, row.name).toBe(operation.isStaff ? 'S' : '')
  }
})

test('external calls send an Accept header', async () => {
  server.answer(raw(200, { 'Content-Type': 'text/html' }, '<p>Namaste</p>'))
  await expect(api.blogs.body(`${server.origin}/files/a.html`)).resolves.toBe('<p>Namaste</p>')
  expect(server.last().headers).toMatchObject({ accept: 'text/plain, */*' })
  server.answer(json(200, {}))
  await api.contact.submit(`${server.origin}/form`, { name: 'M', email: 'm@example.com', message: 'Hello' })
  expect(server.last().headers).toMatchObject({ accept: 'application/json' })
})

describe.each(calls)('$title', ({ operation, row }) => {
  const body = row.sends === undefined ? undefined : operation.requests[row.sends]
  const makeCall = (client = api) => row.call(client, body as never)
  const refused = operation.responses.filter(({ status }) => status !== 200)
  const good = operation.responses.filter(
    ({ status, name }) => status === 200 && (row.answers?.includes(name) ?? true),
  )

  test('sends the described request', async () => {
    server.answer(json(200, good[0]?.value))
    await makeCall()
    const { method, url, headers, body: sent } = server.last()
    expect(method).toBe(operation.method)
    expect(url).toBe(bases[operation.service] + row.url)
    expect(row.url.split('?')[0]).toMatch(new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`))
    expect(headers.authorization).toBe(operation.isStaff ? 'Bearer the-token' : undefined)
    expect(headers.accept).toBe(operation.returnsText ? 'text/plain, */*' : 'application/json')
    if (operation.bodyType === 'multipart/form-data') {
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/)
    } else {
      expect(headers['content-type']).toBe(body === undefined ? undefined : 'application/json')
      expect(sent).toBe(body === undefined ? '' : JSON.stringify(body))
    }
  })

  test('carries no token without a session', async () => {
    server.answer(json(200, good[0]?.value))
    await makeCall(createClient({ ...urls, session: { jwtToken: () => null } }))
    expect(server.last().headers.authorization).toBeUndefined()
    server.answer(json(200, good[0]?.value))
    await makeCall(createClient(urls))
    expect(server.last().headers.authorization).toBeUndefined()
  })

  test.each(good)('returns the example $name', async ({ value }) => {
    server.answer(
      operation.returnsText ? raw(200, { 'Content-Type': 'text/plain' }, String(value)) : json(200, value),
    )
    await expect(makeCall()).resolves.toEqual(row.gives ? row.gives(value as never) : value)
  })

  test.each(refused)('throws the refusal $status $name', async ({ status, value }) => {
    const { message, errors = {} } = (value as { status: { message: string; errors?: object } }).status
    for (const answer of [json(status, value), json(200, value)]) {
      server.answer(answer)
      const error = await makeCall().catch((error: unknown) => error)
      expect(isApiError(error)).toBe(true)
      expect(error).toMatchObject({ reason: message, status })
      expect((error as { fields: object }).fields).toEqual(errors)
    }
  })

  test('throws for a page', async () => {
    server.answer(raw(200, { 'Content-Type': 'text/html' }, '<!doctype html><title>Sign in to Wi-Fi</title>'))
    const error = await makeCall().catch((error: unknown) => error)
    expect(isInvalidResponseError(error)).toBe(true)
    expect(error).toMatchObject({ kind: 'unreadable' })
  })
})

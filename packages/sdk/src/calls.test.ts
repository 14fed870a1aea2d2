import { readOperations } from '@tarang/openapi'
import { afterAll, describe, expect, test } from 'vitest'
import { ajv, schemaOf } from '../testing/description-schemas.ts'
import { exampleCalls } from '../testing/example-calls.ts'
import { json, raw, startTestServer } from '../testing/test-server.ts'
import { createClient, isApiError, isInvalidResponseError } from './index.ts'
import { isRecord } from './is-record.ts'

const server = await startTestServer()
afterAll(server.close)

const bases = { platform: '/api', notifications: '/notifications-service', extensions: '/api/extensions' }
const urls = {
  baseUrl: server.origin + bases.platform,
  notificationsUrl: server.origin + bases.notifications,
}
const api = createClient({ ...urls, session: { jwtToken: () => 'the-token' } })

/** Calls that are no operation: two external ones, and one that wraps `auth.refresh`. */
const withoutOperation = ['auth.renew', 'blogs.body', 'contact.submit']

test('every operation of the description has a call, and every call an operation', async () => {
  for (const { operationId, calls } of await readOperations()) expect(calls, operationId).not.toEqual([])
  const { raw: clients, ...namespaces } = api
  const names = Object.entries(namespaces).flatMap(([space, members]) =>
    Object.keys(members).map((member) => `${space}.${member}`),
  )
  expect([...exampleCalls.map(({ name }) => name), ...withoutOperation].sort()).toEqual(names.sort())
  expect(Object.keys(clients)).toEqual(['platform', 'notifications'])
})

test('operations are tagged with the namespace that calls them', () => {
  for (const { name, operation } of exampleCalls) {
    const [namespace] = name.split('.')
    expect(namespace === 'newsletters' ? 'blogs' : namespace, name).toBe(operation.tag)
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

interface Details {
  strategyHighlights?: object | object[] | null
}

/** The result of a call whose response has several forms, or a message; by default the list or record without its wrapper. */
const results: Readonly<Record<string, (answer: never) => unknown>> = {
  'explore.list': (answer: { data?: { exploreData?: unknown } } | { contentList: unknown[] }[]) =>
    Array.isArray(answer)
      ? answer.map(({ contentList, ...block }) => ({ ...block, content: contentList }))
      : (answer.data?.exploreData ?? []),
  'strategies.get': (answer: { data?: { strategyDetails: Details } } & Details) => {
    const { strategyHighlights, ...details } = answer.data?.strategyDetails ?? answer
    // One record instead of a list is a list of one.
    return {
      ...details,
      ...(strategyHighlights === null && { strategyHighlights }),
      ...(strategyHighlights && { strategyHighlights: [strategyHighlights].flat() }),
    }
  },
  'blogs.list': (answer: { categories: string | string[] }[]) =>
    answer.map((blog) => ({ ...blog, categories: [blog.categories].flat().join(', ').split(', ') })),
  'auth.requestCode': (answer: { status: { message: string } }) => answer.status.message,
  'auth.register': (answer: { status: { message: string } }) => answer.status.message,
}
const resultOf = (name: string, answer: unknown) =>
  results[name]?.(answer as never) ?? (isRecord(answer) ? (answer.data ?? answer) : answer)

describe.each(exampleCalls)('$name', ({ name, operation, arguments: given, make }) => {
  const refused = operation.responses.filter(({ status }) => status !== 200)
  const good = operation.responses.filter(({ status }) => status === 200)

  test('sends the described request', async () => {
    server.answer(json(200, good[0]?.value))
    await make(api)
    const { method, url, headers, body } = server.last()
    expect(method).toBe(operation.method)
    // The values of the path come first, in its order.
    const values = [...given]
    const path = operation.path.replace(/\{[^}]+\}/g, () =>
      // A new plan is the one with the id 0.
      encodeURIComponent(name === 'plans.create' ? '0' : String(values.shift())),
    )
    const [address, query] = url.split('?')
    expect(address).toBe(bases[operation.service] + path)
    expect(query).toBe(name === 'stockSplits.list' ? 'splitStatus=0' : undefined)
    // The credential of a registration is its bearer.
    const bearer = operation.isStaff ? 'Bearer the-token' : undefined
    expect(headers.authorization).toBe(name === 'auth.register' ? 'Bearer an-invite' : bearer)
    expect(headers.accept).toBe(operation.returnsText ? 'text/plain, */*' : 'application/json')
    if (operation.bodyType === 'multipart/form-data') {
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/)
    } else {
      expect(headers['content-type']).toBe(operation.bodyType)
      if (!operation.bodyType) return expect(body).toBe('')
      const sent = JSON.parse(body)
      const validate = schemaOf(operation.href, operation.bodyType, 'requestBody')
      expect(validate(sent), ajv.errorsText(validate.errors)).toBe(true)
      const [record] = values
      if (isRecord(record)) expect(sent).toEqual(record)
      else expect(Object.values(sent)).toEqual(values)
    }
  })

  test('carries no token without a session', async () => {
    for (const session of [{ jwtToken: () => null }, undefined]) {
      server.answer(json(200, good[0]?.value))
      await make(createClient({ ...urls, session }), { credential: undefined })
      expect(server.last().headers.authorization).toBeUndefined()
    }
  })

  test.each(good)('returns the example $name', async ({ value }) => {
    server.answer(
      operation.returnsText ? raw(200, { 'Content-Type': 'text/plain' }, String(value)) : json(200, value),
    )
    await expect(make(api)).resolves.toEqual(resultOf(name, value))
  })

  test.each(refused)('throws the refusal $status $name', async ({ status, value }) => {
    const { message, errors = {} } = (value as { status: { message: string; errors?: object } }).status
    for (const answer of [json(status, value), json(200, value)]) {
      server.answer(answer)
      const error = await make(api).catch((error: unknown) => error)
      expect(isApiError(error)).toBe(true)
      expect(error).toMatchObject({ reason: message, status })
      expect((error as { fields: object }).fields).toEqual(errors)
    }
  })

  test('throws for a page', async () => {
    server.answer(raw(200, { 'Content-Type': 'text/html' }, '<!doctype html><title>Sign in to Wi-Fi</title>'))
    const error = await make(api).catch((error: unknown) => error)
    expect(isInvalidResponseError(error)).toBe(true)
    expect(error).toMatchObject({ kind: 'unreadable' })
  })
})

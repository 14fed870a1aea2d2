import { Hono } from 'hono'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readJson } from './body.ts'
import type { Env } from './context.ts'
import { requiredText, text } from './fields.ts'
import { Refusal } from './refusal.ts'

const schema = v.strictObject({
  title: requiredText(10, 'Title is required.'),
  note: v.optional(text(5)),
  tags: v.optional(v.array(text(5))),
})

const app = new Hono<Env>()
  .post('/', async (context) => context.json(await readJson(context, schema, { limit: 100 })))
  .onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    return context.json({ message: error.message, errors: error.errors }, error.status)
  })

async function post(body: BodyInit | undefined, type: string | null = 'application/json') {
  const response = await app.request('/', {
    method: 'POST',
    ...(body !== undefined && { body }),
    headers: type === null ? {} : { 'content-type': type },
  })
  return { status: response.status, body: await response.json() }
}

/** An endless body in chunks, without a content length. */
const createEndlessBody = () => {
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(40).fill(32))
    },
  })
  return { stream, sent: () => sent }
}

describe('a body', () => {
  test('that fits its schema is trimmed', async () => {
    const { status, body } = await post('{"title":" Hi "}', 'application/json; charset=utf-8')
    expect(status).toBe(200)
    expect(body).toEqual({ title: 'Hi' })
  })

  test.each([
    ['{"title":"Hi","role":"owner"}', 'role'],
    ['{"titel":"Hi"}', 'titel'],
    ['{"title":"Hi","__proto__":{}}', '__proto__'],
    ['{"title":"Hi","constructor":1}', 'constructor'],
  ])('%s has an unknown member, which is named first', async (json, name) => {
    const { status, body } = await post(json)
    expect(status).toBe(422)
    const message = `“${name}” is unknown here, so nothing was done.`
    expect(body.message).toBe(message)
    expect(Object.entries(body.errors)).toContainEqual([name, message])
  })

  test.each([
    ['{"title":"Hi","note":1,"tags":2}', 'Must be text.'],
    ['"Hi"', 'body must be an object.'],
  ])('%s is refused by its first fault, which is no missing member', async (json, message) => {
    const { status, body } = await post(json)
    expect([status, body.message]).toEqual([422, message])
  })

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['application/jsonp'], [null]])(
    'of type %s is refused with 415',
    async (type) => expect((await post(new TextEncoder().encode('{"title":"Hi"}'), type)).status).toBe(415),
  )

  test.each([[''], ['{'], ['nonsense'], [new Uint8Array([0x22, 0xff, 0x22])]])(
    'that is not readable JSON is refused with 400: %j',
    async (body) => expect((await post(body)).status).toBe(400),
  )

  test('that is too large is refused with 413, with or without a content length', async () => {
    expect((await post(JSON.stringify({ title: 'x'.repeat(100) }))).status).toBe(413)
    const { stream, sent } = createEndlessBody()
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    }
    expect((await app.request(new Request('http://localhost/', init))).status).toBe(413)
    expect(sent()).toBeLessThan(6)
  })

  test.each<[unknown, Record<string, string>]>([
    [{}, { title: 'Title is required.' }],
    [{ title: '  ' }, { title: 'Title is required.' }],
    [{ title: 5 }, { title: 'Must be text.' }],
    [{ title: null }, { title: 'Must be text.' }],
    [{ title: 'far too long a title' }, { title: 'Must be at most 10 characters.' }],
    [{ title: 'a', note: 'a\0b' }, { note: 'Must not contain unreadable characters.' }],
    [{ title: 'a', note: '\ud800' }, { note: 'Must not contain unreadable characters.' }],
    [{ title: 'a', tags: ['ok', 'longer'] }, { 'tags.1': 'Must be at most 5 characters.' }],
  ])('%j is refused with 422, naming the field', async (value, errors) => {
    const { status, body } = await post(JSON.stringify(value))
    expect(status).toBe(422)
    expect(body).toEqual({ message: Object.values(errors)[0], errors })
  })

  test.each([['null'], ['[]'], ['"text"'], ['{"__proto__":{"title":"x"}}']])(
    '%s is refused with 422',
    async (body) => expect((await post(body)).status).toBe(422),
  )
})

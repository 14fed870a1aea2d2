import type { ServerResponse } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { raw, startTestServer } from '../testing/test-server.ts'
import { type ContactTicket, createClient } from './index.ts'

const server = await startTestServer()
afterAll(server.close)

const options = {
  baseUrl: 'https://api.tarang.example/api',
  notificationsUrl: 'https://api.tarang.example/n',
}
const session = { jwtToken: () => 'the-token' }
const api = createClient({ ...options, session })
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('The call should have failed.'),
    (error: unknown) => error,
  )

const invalidUrls = [
  '/files/a.html',
  'a.html',
  '',
  'javascript:alert(1)',
  'data:text/html,hi',
  'file:///etc/passwd',
  'https://user:secret@files.example/',
]

describe('the body of a blog', () => {
  test('is the text at its link, requested without token or cookies', async () => {
    const page = '<h1>Namaste</h1>\n<p>₹ 1,00,000</p>'
    for (const type of ['text/plain; charset=utf-8', 'text/html']) {
      server.answer(raw(200, { 'Content-Type': type }, page))
      await expect(api.blogs.body(`${server.origin}/files/a.html?v=2`)).resolves.toBe(page)
      const { method, url, headers } = server.last()
      expect([method, url]).toEqual(['GET', '/files/a.html?v=2'])
      expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined])
    }
  })

  test('may be JSON', async () => {
    const text = '{"status":{"statusCode":400}}'
    server.answer(raw(200, {}, text))
    await expect(api.blogs.body(`${server.origin}/a`)).resolves.toBe(text)
  })

  test('may be refused', async () => {
    server.answer(raw(404, { 'Content-Type': 'text/html' }, '<h1>Not found</h1>'))
    expect(await failure(api.blogs.body(`${server.origin}/gone`))).toMatchObject({
      name: 'ApiError',
      status: 404,
    })
  })

  test.each(invalidUrls)('is not requested at %j', async (link) => {
    const fetch = async () => expect.unreachable('Nothing should be sent.')
    const guarded = createClient({ ...options, fetch })
    expect(await failure(guarded.blogs.body(link))).toMatchObject({ name: 'ApiError', status: 400 })
    expect(await failure(guarded.contact.submit(link, ticket))).toMatchObject({
      name: 'ApiError',
      status: 400,
    })
  })
})

const ticket: ContactTicket = {
  name: 'Meera Nair',
  email: 'meera@example.in',
  phone: '9820012345',
  message: 'नमस्ते',
}

describe('a ticket', () => {
  test('is posted to the form service, with its four fields only', async () => {
    server.answer(raw(200, { 'Content-Type': 'application/json' }, '{"ok":true}'))
    const more = { ...ticket, jwtToken: 'secret' }
    await expect(api.contact.submit(`${server.origin}/forms/contact`, more)).resolves.toBeUndefined()
    const { method, url, headers, body } = server.last()
    expect([method, url]).toEqual(['POST', '/forms/contact'])
    expect(headers['content-type']).toBe('application/json')
    expect([headers.authorization, headers.cookie]).toEqual([undefined, undefined])
    expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toEqual(ticket)
  })

  test('may have no phone number', async () => {
    server.answer(raw(200, {}))
    const { phone, ...rest } = ticket
    expect(phone).toBeDefined()
    await api.contact.submit(`${server.origin}/forms/contact`, rest)
    expect(Object.keys(JSON.parse(server.last().body))).toEqual(['name', 'email', 'message'])
  })

  test.each([
    [
      422,
      '{"status":{"statusCode":422,"message":"No.","errors":{"email":"Wrong."}}}',
      'No.',
      { email: 'Wrong.' },
    ],
    [404, '<h1>Form not found</h1>', '', {}],
    [500, '', '', {}],
  ])('may be refused with %i', async (status, body, message, fields) => {
    server.answer(raw(status, {}, body))
    const error = await failure(api.contact.submit(`${server.origin}/forms/contact`, ticket))
    expect(error).toMatchObject({ name: 'ApiError', status, reason: message, fields })
  })
})

describe('a ticket is not taken for sent', () => {
  const page = '<!doctype html><title>Home</title>'
  test.each<[string, (response: ServerResponse) => void]>([
    ['after a page of a static host', raw(200, { 'Content-Type': 'text/html' }, page)],
    ['after a page without a type', raw(200, {}, `  ${page}`)],
    [
      'after JSON that says no',
      raw(200, { 'Content-Type': 'application/json' }, '{"success":false,"message":"Spam."}'),
    ],
    [
      'after JSON that says no without a reason',
      raw(200, { 'Content-Type': 'application/json' }, '{"ok":false}'),
    ],
    [
      'after a redirect to the same page with a slash',
      (response) => {
        const { url } = response.req
        if (url === '/forms/contact') raw(308, { Location: '/forms/contact/' })(response)
        else raw(200, { 'Content-Type': 'text/html' }, page)(response)
      },
    ],
    [
      'after a redirect to a page of another host',
      (response) => {
        const other = server.origin.replace('127.0.0.1', 'localhost')
        if (response.req.url === '/forms/contact') raw(302, { Location: `${other}/login` })(response)
        else raw(200, { 'Content-Type': 'text/html' }, page)(response)
      },
    ],
  ])('%s', async (_, answer) => {
    server.answer(answer)
    const error = await failure(api.contact.submit(`${server.origin}/forms/contact`, ticket))
    expect(String(error)).toMatch(
      /^(InvalidResponseError: contact\.submit: expected the answer of a form service, got a page|ApiError: 400 from contact\.submit: (Spam\.|application\/json at \S+))$/,
    )
  })

  test('but is after a redirect of the service to its page of thanks, a text, and nothing', async () => {
    server.answer((response) => {
      if (response.req.url === '/forms/contact') raw(303, { Location: '/thanks' })(response)
      else raw(200, { 'Content-Type': 'text/html' }, page)(response)
    })
    await api.contact.submit(`${server.origin}/forms/contact`, ticket)
    for (const answer of [raw(200, { 'Content-Type': 'text/plain' }, 'OK'), raw(204, {}), raw(202, {})]) {
      server.answer(answer)
      await api.contact.submit(`${server.origin}/forms/contact`, ticket)
    }
  })
})

test('both are sent without credentials, even to the same origin', async () => {
  const sent: string[] = []
  const fetch = async ({ credentials }: Request) => {
    sent.push(credentials)
    return new Response('ok')
  }
  const own = createClient({ ...options, fetch, session })
  await own.blogs.body('https://api.tarang.example/files/a.html')
  await own.contact.submit('https://api.tarang.example/forms/contact', ticket)
  expect(sent).toEqual(['omit', 'omit'])
})

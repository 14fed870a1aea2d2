import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestServer } from '../testing/test-server.ts'

const server = await createTestServer()
const ask = (path: string, init?: RequestInit) => server.fetch(new Request(`http://localhost${path}`, init))
const gzip = { headers: { 'accept-encoding': 'gzip' } }

test('a list is compressed for clients that accept it, with the same content', async () => {
  const plain = await ask('/api/getAllExploreData')
  const small = await ask('/api/getAllExploreData', gzip)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toMatch(/Accept-Encoding/i)
  const text = await plain.text()
  const bytes = Buffer.from(await small.arrayBuffer())
  expect(bytes.byteLength).toBeLessThan(text.length / 3)
  expect(gunzipSync(bytes).toString()).toBe(text)
})

test('responses with tokens are not compressed', async () => {
  const phoneNumber = server.staffPhone
  const post = (path: string, body: unknown) =>
    ask(`/api/auth/${path}`, {
      method: 'POST',
      headers: { ...gzip.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('login-auth', { phoneNumber })
  const answer = await post('verifyLoginOtp', { phoneNumber, otp: server.latestCode(phoneNumber) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-encoding')).toBeNull()
})

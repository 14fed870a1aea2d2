import { describe, expect, test } from 'vitest'
import { assertHttpUrl, buildPath, isHttpUrl, isPathPart } from './urls.ts'

describe('a path parameter', () => {
  const path = '/refreshCache/{cacheName}/{strategyCode}'
  const put = (strategyCode?: unknown) => buildPath(path, { cacheName: 'strategy', strategyCode })

  test.each([
    '',
    '.',
    '..',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'a\rb',
    'a\nb',
    'a\0b',
    'a\tb',
    'a\u007fb',
    'a\u0085b',
    '../liveStrategies',
    '\ud800',
  ])('is refused: %j', (value) => {
    expect(isPathPart(value)).toBe(false)
    const why = `"${value}" cannot be part of an address.`
    expect(() => put(value)).toThrow(
      expect.objectContaining({ name: 'ApiError', status: 400, reason: why, fields: { strategyCode: why } }),
    )
  })

  test.each([undefined, null])('is refused when missing: %s', (value) => {
    expect(() => put(value)).toThrow('"" cannot be part of an address.')
    expect(() => buildPath(path, {})).toThrow('"" cannot be part of an address.')
  })

  test.each([
    ['MOM-30', 'MOM-30'],
    ['M&M 50%', 'M%26M%2050%25'],
    ['%2e%2e', '%252e%252e'],
    ['%2Fetc', '%252Fetc'],
    ['...', '...'],
    ['.hidden', '.hidden'],
    ['a;b=c:d@e', 'a%3Bb%3Dc%3Ad%40e'],
    ['मूल्य', '%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A5%8D%E0%A4%AF'],
    ['{cacheName}', '%7BcacheName%7D'],
    [' ', '%20'],
    ['blg003', 'blg003'],
    [0, '0'],
    [42, '42'],
  ])('%j is encoded as %s', (value, encoded) => {
    expect(isPathPart(String(value))).toBe(true)
    expect(put(value)).toBe(`/refreshCache/strategy/${encoded}`)
    // A URL parser leaves it unchanged.
    expect(new URL(put(value), 'https://api.example.com').pathname).toBe(`/refreshCache/strategy/${encoded}`)
  })
})

test.each([
  ['https://files.tarang.example/a.html', true],
  ['http://localhost:3000/files/a.html', true],
  ['/files/a.html', false],
  ['//files.tarang.example/a.html', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['file:///etc/passwd', false],
  ['blob:https://a.example/1', false],
  ['https://user:secret@files.tarang.example/', false],
  ['', false],
])('%j is an http(s) URL: %s', (url, expected) => {
  expect(isHttpUrl(url)).toBe(expected)
  const check = () => assertHttpUrl('htmlPageLink', url)
  if (expected) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ name: 'ApiError', status: 400 }))
})

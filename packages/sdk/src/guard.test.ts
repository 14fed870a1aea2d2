import { describe, expect, test } from 'vitest'
import { guardPath, guardUrl, isHttpUrl } from './guard.ts'

describe('a path parameter', () => {
  const path = '/refreshCache/{cacheName}/{strategyCode}'
  const guard = (strategyCode?: unknown) => () => guardPath(path, { cacheName: 'strategy', strategyCode })

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
    '../liveStrategies',
    '\ud800',
  ])('is refused: %j', (value) => {
    expect(guard(value)).toThrow(
      expect.objectContaining({
        name: 'ApiError',
        status: 400,
        fields: { strategyCode: 'This cannot be part of an address.' },
      }),
    )
  })

  test.each([undefined, null])('is refused when missing: %s', (value) => {
    expect(guard(value)).toThrow('This cannot be part of an address.')
    expect(() => guardPath(path)).toThrow('This cannot be part of an address.')
  })

  test.each(['MOM-30', 'M&M 50%', '...', '.hidden', 'मूल्य', '{strategyCode}', 0, 42])('may be %j', (value) => {
    expect(guard(value)).not.toThrow()
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
])('%j is an address that may be asked: %s', (url, expected) => {
  expect(isHttpUrl(url)).toBe(expected)
  const guard = () => guardUrl('htmlPageLink', url)
  if (expected) expect(guard).not.toThrow()
  else expect(guard).toThrow(expect.objectContaining({ name: 'ApiError', status: 400 }))
})

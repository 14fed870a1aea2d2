import { expect, test, vi } from 'vitest'
import { config } from '../config.ts'
import { safeImageUrl, safeUrl, sameOriginPath } from './safe-url.ts'

const here = location.origin

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['  http://example.com ', 'http://example.com/'],
  ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
  ['/files/a.png', `${here}/files/a.png`],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,<b>', undefined],
  ['blob:https://example.com/1', undefined],
  ['//example.com', undefined],
  ['/\\example.com', undefined],
  ['not a link', undefined],
  ['https://', undefined],
  ['', undefined],
  [null, undefined],
  [5, undefined],
])('the address %j becomes %j', (text, url) => {
  expect(safeUrl(text)).toBe(url)
})

test.each([
  ['/liveStrategies?page=2#row', '/liveStrategies?page=2#row'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['liveStrategies', undefined],
  ['', undefined],
  [null, undefined],
])('the path %j becomes %j', (text, path) => {
  expect(sameOriginPath(text)).toBe(path)
})

test.each([
  ['/files/a.png', `${here}/files/a.png`],
  [`${here}/files/a.png`, `${here}/files/a.png`],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a.png', undefined],
  ['data:image/svg+xml,<svg onload="alert(1)"/>', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('the picture %j becomes %j', (text, url) => {
  expect(safeImageUrl(text)).toBe(url)
})

test.each([
  ['http://127.0.0.1:3000/files/a.svg', true],
  ['http://localhost:4000/a.png', true],
  ['http://127.0.0.1:3001/a.png', false],
  ['http://files.example.com/a.png', false],
])('a picture over http is shown from the API and its files on this machine alone: %s', (text, isShown) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const before = { ...config }
  Object.assign(config, { apiBase: 'http://127.0.0.1:3000/api', filesOrigin: 'http://localhost:4000' })
  expect(safeImageUrl(text)).toBe(isShown ? text : undefined)
  Object.assign(config, before)
  warn.mockRestore()
})

test('an origin whose pictures are not shown is named once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const name of ['a', 'b']) safeImageUrl(`http://pictures.example.com/${name}.png`)
  expect(warn.mock.calls).toEqual([
    ['Pictures of http://pictures.example.com are not shown: they have to be on https.'],
  ])
  warn.mockRestore()
})

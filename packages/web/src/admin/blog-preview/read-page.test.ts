import { expect, test } from 'vitest'
import { page, word } from '../../testing/files.ts'
import { problems, readPage } from './read-page.ts'

const bytes = (...values: number[]) => new File([new Uint8Array(values)], 'page.html', { type: 'text/html' })

const picture = (bytes: number) =>
  `<p>a</p><img alt="Curve" src="data:image/png;base64,${'A'.repeat((bytes * 4) / 3)}">`

test.each([
  ['a page with a picture of 40 MB', page(picture(40 * 1024 * 1024)), problems.large],
  ['a long page', page(`<p>${'x'.repeat(2 * 1024 * 1024)}</p>`), problems.long],
  ['a binary file', bytes(0x50, 0x4b, 0, 0), problems.notText],
  ['a file of Word', word(), problems.notHtml],
  ['an empty file', page(''), problems.notHtml],
  ['a page of nested drawings', page('<svg>'.repeat(600)), problems.drawings],
])('%s is neither shown nor checked', async (_, file, problem) => {
  expect(await readPage(file)).toEqual({ problem })
})

test('a page of 4 MB, nearly all of it a picture, is read', async () => {
  const read = await readPage(page(picture(3 * 1024 * 1024)))
  expect(read.problem === null && read.article.html).toBe('<p>a</p><img alt="Curve" src="in-page-1.png">')
})

test('a page in Windows-1252 is read', async () => {
  const read = await readPage(bytes(0x3c, 0x70, 0x3e, 0x93, 0x61, 0x94))
  expect(read.problem === null && read.article.html).toBe('<p>“a”</p>')
})

test('only a page that can be saved is said to be', async () => {
  for (const file of [bytes(0x50, 0x4b, 0, 0)])
    expect((await readPage(file)).problem).not.toContain('It can still be saved')
})

test('a page that was deleted meanwhile is named', async () => {
  const file = page('<p>a</p>')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  expect(await readPage(file)).toEqual({ problem: problems.unreadable })
})

test('a page of 1 MB is read and parsed', async () => {
  const read = await readPage(page(`<p>${'word '.repeat(100)}</p>\n`.repeat(2000)))
  expect(read.problem).toBeNull()
})

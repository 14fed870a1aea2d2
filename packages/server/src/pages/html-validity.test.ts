import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { htmlProblems } from '../../testing/html-validator.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { openWebBuild } from '../../testing/web-build.ts'
import { openSite } from '../web/site.ts'

let server: TestServer
beforeAll(async () => {
  const { webBuild, pageRenderer } = await openWebBuild()
  server = await createTestServer({ site: await openSite(webBuild), pageRenderer })
})
afterAll(() => server.close())

const get = (path: string) =>
  server.fetch(new Request(`http://localhost${path}`, { headers: { accept: 'text/html' } }))

const expectValid = async (path: string, status = 200) => {
  const response = await get(path)
  expect(response.status, path).toBe(status)
  const html = await response.text()
  expect(html, path).toContain('<main')
  expect(await htmlProblems(html), path).toEqual([])
}

describe('the HTML is valid', () => {
  test('of every page in the sitemap', async () => {
    const xml = await (await get('/sitemap.xml')).text()
    const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
    expect(paths.length).toBeGreaterThan(40)
    for (const path of paths) await expectValid(path)
  })

  test.each([
    '/see-all',
    '/see-all?section=learn',
    '/see-all?section=%3Cscript%3E',
    '/category/%22%3E%3Cscript%3E',
    '/newsLetterAndBlogs?q=%3Cscript%3E&shown=-1',
  ])('of %s', (path) => expectValid(path))

  test('of the page of an unknown blog', () => expectValid('/newsLetterAndBlogsTemplate/blogs/999999', 404))
})

test('a page with two elements of one id is found', async () => {
  const page = await (await get('/services')).text()
  const broken = page.replace('</main>', '<p id="main"></p></main>')
  expect(await htmlProblems(broken)).toContainEqual(expect.stringContaining('no-dup-id'))
})

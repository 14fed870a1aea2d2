import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ENTRY, LIST, publicPages } from '../public-pages.ts'

/** Bytes in the first congestion window of a connection, without the headers. */
const FIRST_WINDOW = 14_000

/** The compressed HTML of a page. */
const bytesOf = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' }
    get(url, { headers }, (response) => resolve(buffer(response))).on('error', reject)
  })

/** The HTML that a browser can decompress from the first window. */
const beginningOf = (bytes: Buffer) =>
  brotliDecompressSync(bytes.subarray(0, FIRST_WINDOW), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString()

/** The character references in React's HTML. */
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] as string)

/** The texts in the viewport before scrolling. */
const textsInView = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode() as Text | null; node; node = nodes.nextNode() as Text | null) {
      const range = document.createRange()
      range.selectNode(node)
      const { top, bottom, width } = range.getBoundingClientRect()
      const isVisible = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false
      if (isVisible && node.data.trim() && width > 1 && bottom > 0 && top < innerHeight) texts.push(node.data)
    }
    return texts
  })

test('the HTML of each page, with its styles, nearly fits the first window of a connection', async ({
  baseURL,
}) => {
  for (const [path] of publicPages) {
    const { length } = await bytesOf(`${baseURL}${path}`)
    expect(length, path).toBeGreaterThan(5_000)
    // The window is 14.6 kB; a third more, because the first paint needs only the start of the page, and pages are
    // compressed fast rather than small.
    expect(length / 1000, path).toBeLessThanOrEqual(14.6 * 1.33)
  }
})

test('the data of an entry’s page contains only the entries that it shows', async ({ request }) => {
  const html = await (await request.get(ENTRY, { headers: { accept: 'text/html' } })).text()
  const [, data = ''] = /id="tarang-page-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const titles = Array.from(data.matchAll(/"title":("(?:[^"\\]|\\.)*")/g), ([, title = '']) =>
    JSON.parse(title),
  )
  expect(titles.length).toBeGreaterThan(2)
  const text = textOf(html)
  expect(titles.filter((title) => !text.includes(title))).toEqual([])
})

test('the first picture of a page is preloaded, and all others load lazily', async ({ request }) => {
  // The `srcset` of the picture, otherwise its address.
  const sourceOf = (tag: string) =>
    /(?:src|image)set="([^"]*)"/i.exec(tag)?.[1] ?? /(?:src|href)="([^"]*)"/.exec(tag)?.[1]
  let withPreload = 0
  for (const [path] of publicPages) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const pictures = html.match(/<img[^>]*>/g) ?? []
    const preloads = html.match(/<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/g) ?? []
    // The list begins with the newest entry. If that has no picture, no picture is in the viewport.
    const hasFirst = pictures.length > 0 && (path !== LIST || preloads.length > 0)
    expect(preloads.map(sourceOf), path).toEqual(hasFirst ? pictures.slice(0, 1).map(sourceOf) : [])
    expect(pictures.filter((tag) => !tag.includes('loading="lazy"')).length, path).toBe(preloads.length)
    withPreload += preloads.length
  }
  expect(withPreload).toBeGreaterThan(4)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, javaScriptEnabled: false })

    test('the first window of a connection contains the styles and every text in the viewport', async ({
      page,
      baseURL,
    }) => {
      for (const [path] of publicPages) {
        const beginning = beginningOf(await bytesOf(`${baseURL}${path}`))
        expect(beginning, path).toContain('</style>')
        await page.goto(path)
        const texts = await textsInView(page)
        expect(texts.length, path).toBeGreaterThan(5)
        const text = textOf(beginning)
        expect(
          texts.filter((each) => !text.includes(each)),
          path,
        ).toEqual([])
      }
    })
  })
}

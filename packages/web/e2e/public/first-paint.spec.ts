import type { Page } from '@playwright/test'
import { DESKTOP, expect, PHONE, test } from '../fixtures.ts'
import { publicPages } from '../public-pages.ts'

interface Drawn {
  readonly name: string
  readonly box: readonly number[]
  readonly look: string
}

/** Each element of the page with its box in the document and its colours. */
const drawnElements = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#root *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, clipPath } = getComputedStyle(element)
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
      const look = [color, backgroundColor, clipPath].join(' ')
      return { name, box: [x, y + scrollY, width, height], look }
    }),
  )

const isSame = (one: Drawn, other: Drawn | undefined) =>
  one.look === other?.look &&
  one.box.every((value, index) => Math.abs(value - (other.box[index] ?? Number.NaN)) < 1)

/** Draws the page with or without the style sheets that it loads; those in its HTML stay. */
const setStyleSheets = (page: Page, isOn: boolean) =>
  page.evaluate((isOn) => {
    const loaded = [...document.styleSheets].filter(({ href }) => href)
    for (const sheet of loaded) sheet.disabled = !isOn
    return loaded.length
  }, isOn)

test('each page is drawn the same before its style sheet has come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Neither the application nor its fonts change the page meanwhile.
  await page.route(/\.(js|woff2)$/, (route) => route.abort())
  for (const [path] of publicPages) {
    await page.goto(path)
    await expect.poll(() => setStyleSheets(page, true), { message: path }).toBe(1)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await setStyleSheets(page, false)
      const before = await drawnElements(page)
      await setStyleSheets(page, true)
      const after = await drawnElements(page)
      const differing = before.flatMap((element, index) =>
        isSame(element, after[index]) ? [] : [[element, after[index]]],
      )
      expect(before.length, path).toBe(after.length)
      expect(differing.slice(0, 3), `${path} at ${viewport.width}`).toEqual([])
    }
  }
})

import { expect, openHydrated, test } from '../fixtures.ts'
import { textsInOtherFonts } from '../fonts.ts'

test('the rupee sign, accents and Sanskrit words are drawn in our fonts, in every style', async ({
  page,
}) => {
  await openHydrated(page, '/aboutUs')
  await page.evaluate(() => {
    const WORDS = 'Āryabhaṭa, Café, ₹1,25,000'
    for (const selector of ['main h1', 'main p']) {
      for (const [style, weight] of [
        ['normal', '400'],
        ['normal', '600'],
        ['italic', '400'],
        ['italic', '600'],
      ] as const) {
        const element = document.querySelector(selector)?.cloneNode() as HTMLElement
        element.textContent = WORDS
        // Headings have no italic style.
        element.style.fontStyle = selector.endsWith('p') ? style : 'normal'
        element.style.fontWeight = weight
        document.querySelector('main')?.append(element)
      }
    }
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await textsInOtherFonts(page)).toEqual([])
})

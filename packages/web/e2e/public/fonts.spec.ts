import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from '../fixtures.ts'
import { publicPages } from '../public-pages.ts'

/** The texts with a character that the browser renders in a system font, with the font's name. */
async function textsInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body :not(:has(*))',
  })
  const found: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    const others = fonts.filter(({ isCustomFont }) => !isCustomFont)
    if (others.length === 0) continue
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId })
    found.push(`${others.map(({ familyName }) => familyName)}: ${outerHTML.replace(/<[^>]*>/g, '')}`)
  }
  await session.detach()
  return found
}

test('every character of the public pages is drawn in our fonts', async ({ page }) => {
  for (const [path] of publicPages) {
    await openHydrated(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(await textsInOtherFonts(page), path).toEqual([])
  }
})

test('also the rupee sign, accents and Sanskrit words, in every style', async ({ page }) => {
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

import type { Page } from '@playwright/test'

/** The texts with a character that the browser renders in a system font, with the font's name. */
export async function textsInOtherFonts(page: Page): Promise<string[]> {
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

import type { Strategy } from '@tarang/sdk'
import { adminUrl, expect, expectNoOverflow, inEachLook, PHONE, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

/** What the buttons beside financial terms open. */

test.beforeEach(({ page }) => asStaff(page))

const screens: readonly (readonly [name: string, path: (code: string) => string])[] = [
  ['Live Strategies', () => '/liveStrategies'],
  ['Strategy Data', (code) => `/strategyDataManager/${code}`],
]

for (const [screen, path] of screens)
  test(`XIRR on ${screen} is explained`, async ({ page, baseURL }) => {
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    const open = async () =>
      void (await page.goto(adminUrl(String(baseURL), path(strategy?.strategyCode ?? ''))))
    await inEachLook(page, open, async () => {
      // A list on a phone has no headers: the details of a row explain their labels.
      const isInDetails = screen === 'Live Strategies' && page.viewportSize()?.width === PHONE.width
      if (isInDetails)
        await page
          .getByRole('button', { name: /^Details of / })
          .first()
          .click()
      const isInMenu = screen === 'Live Strategies' && !isInDetails
      const name = isInMenu ? 'Menu of the column XIRR (%)' : 'What is XIRR?'
      const button = page.getByRole('button', { name })
      if (isInMenu) await page.getByRole('button', { name: 'XIRR (%)', exact: true }).focus()
      await button.focus()
      await page.keyboard.press('Enter')
      if (isInMenu) await page.getByRole('menuitem', { name: 'What is XIRR?' }).click()
      const text = page.getByRole('dialog', { name: 'XIRR', exact: true })
      await expect(text).toBeFocused()
      await expect(text).toBeInViewport({ ratio: 1 })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      await expectNoOverflow(page)
      await page.keyboard.press('Escape')
      await expect(text).toBeHidden()
      await expect(button).toBeFocused()
      if (isInDetails) await page.keyboard.press('Escape')
    })
  })

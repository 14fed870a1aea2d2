import type { Locator } from '@playwright/test'
import type { Strategy } from '@tarang/sdk'
import { expectWholeFigures } from './figures.ts'
import {
  adminUrl,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  inEachLook,
  openDetails,
  test,
} from './fixtures.ts'
import { onKeptPage } from './kept-page.ts'
import { ask, asStaff } from './session.ts'

/** Every screen of the console by its heading; `:1` stands for the first strategy. */
const screens: Record<string, string> = {
  '/homePage': 'Welcome',
  '/exploreDataManager': 'Explore Data Manager',
  '/addExploreData': 'Add Explore Data',
  '/strategyDataManager/:1?fromPreview=true': 'Strategy Details',
  '/liveStrategies': 'Live Strategies',
  '/strategyDescriptionTable': 'Strategy Description',
  '/notificationDataManager': 'App Notifications',
  '/notificationDataManager/email': 'Email Notifications',
  '/notificationDataManager/whatsapp': 'WhatsApp Notifications',
  '/refreshCache': 'Refresh Cache',
  '/stockSplitCalender': 'Stock Split Calendar',
  '/scheduleJobStatus': 'Scheduler Job Status',
  '/auditLogs': 'Audit Logs',
  '/newsletterUploadForm': 'Upload Newsletter',
  '/sourceStockData': 'Source Stock Data',
  '/newsletterManager': 'Blog Manager',
  '/discountsCoupons': 'Discounts & Coupons Manager',
  '/strategies': 'Strategies',
  '/strategy-user-details/:1': 'Users Subscribed to Strategy',
  '/strategyFactsheet/:1': 'Factsheet',
  '/compareStrategies?strategy=:1&strategy=:2&strategy=:3&strategy=:4': 'Compare Strategies',
  '/strategyDataManager/:1?section=closed': 'Performance',
  '/strategyRecords': 'Strategy Records',
  '/tradeRecords/:1': 'Trades of',
  '/tickets': 'Tickets',
  '/activity': 'Activity',
  '/activity/browser': 'Activity',
  '/staff': 'Staff',
  '/import': 'Import',
  '/addStrategy': 'Add Strategy',
  '/deletedBlogs': 'Deleted Blogs',
}

for (const [path, heading] of Object.entries(screens))
  onKeptPage(`${path} is whole on a phone and on a desktop`, async ({ page, baseURL }) => {
    const strategies = await ask<Strategy[]>(page, '/liveStrategies')
    const address = path.replaceAll(/:(\d)/g, (_, at) => strategies[at - 1]?.strategyCode ?? '')
    const open = async () => {
      await page.goto(adminUrl(String(baseURL), address))
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    }
    await inEachLook(page, open, async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectNoOverflow(page)
    })
    // On a phone a list is no table.
    if ((await page.locator('[data-list] table').count()) > 0) await expectAccessible(page)
    await expectWholeFigures(page)
  })

onKeptPage('every panel of a list on a desktop is accessible', async ({ page, baseURL }) => {
  await page.setViewportSize(DESKTOP)
  // Five rows, because each takes the checkers their time.
  await page.goto(adminUrl(String(baseURL), '/stockSplitCalender?size=5'))
  const main = page.getByRole('main')
  const row = page.locator('tbody tr').first()
  const panels: [area: Locator, button: string | RegExp, panel: Locator][] = [
    [main, 'Filter', page.getByRole('dialog', { name: /^Filter / })],
    [main, 'Display', page.getByRole('dialog', { name: /^Display of / })],
    [row, /^Details of /, page.getByRole('dialog')],
    [row, /^Edit /, page.getByRole('dialog', { name: /^Edit / })],
  ]
  for (const [area, button, panel] of panels) {
    await area.hover()
    await area.getByRole('button', { name: button }).click()
    await expect(panel).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})

test('an import is whole where its file has errors, can be imported, and is confirmed', async ({
  page,
  baseURL,
}) => {
  await asStaff(page)
  const check = async (content: string) => {
    const buffer = Buffer.from(content)
    await page.locator('input[name=file]').setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Check File' }).click()
  }
  const states: [name: string, enter: () => Promise<void>][] = [
    ['Columns', () => check('Case,Style\nWHOLE-1,momentum\n')],
    ['“Running” in status means', () => check('strategyCode,factor,status\nWHOLE-1,momentum,Running\n')],
    ['Import File', () => check('strategyCode,factor,status\nWHOLE-1,momentum,1\n')],
    ['Import', () => page.getByRole('button', { name: 'Import File' }).click()],
  ]
  const open = async () => {
    await page.goto(adminUrl(String(baseURL), '/import'))
    await page.getByLabel('What to Import').selectOption('Strategies')
  }
  await inEachLook(page, open, async () => {
    for (const [name, enter] of states) {
      await enter()
      const shown = page
        .getByRole('table', { name, exact: true })
        .or(page.getByRole('combobox', { name, exact: true }))
        .or(page.getByRole('button', { name, exact: true }))
      await expect(shown).toBeVisible()
      await expectNoOverflow(page)
    }
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  })
})

for (const viewport of [
  { width: 320, height: 400 },
  { width: 1440, height: 900 },
])
  test(`a form at ${viewport.width} × ${viewport.height}: Save stays on screen, the focus leaves an error red`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await asStaff(page)
    const borderOf = (field: Locator) =>
      field.evaluate(async (input) => {
        const style = getComputedStyle(input)
        await Promise.allSettled(input.getAnimations().map((animation) => animation.finished))
        return style.borderTopColor
      })
    const expectSave = () =>
      expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
    for (const path of ['/strategyRecords', '/addStrategy']) {
      await page.goto(adminUrl(String(baseURL), path))
      if (path === '/strategyRecords' && viewport.width === 320) await openDetails(page)
      if (path === '/strategyRecords')
        await page
          .getByRole('button', { name: /^Edit / })
          .first()
          .click()
      const factor = page.getByLabel('Factor')
      await factor.fill('momentum')
      await expectSave()
      const drawdown = page.getByLabel('Drawdown Amount')
      await drawdown.fill('1')
      await page.getByLabel('Drawdown Percentage').focus()
      await expectSave()
      await factor.fill('')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      const invalid = page.locator('form [aria-invalid=true]').first()
      await expect(invalid).toBeFocused()
      await expectSave()
      // Not below the foot, which lies over the end of the form.
      await invalid.click()
      const focused = await borderOf(invalid)
      await page.getByRole('spinbutton', { name: /^XIRR/ }).focus()
      await expect.poll(() => borderOf(invalid)).toBe(focused)
      await expectNoOverflow(page)
    }
  })

import type { Strategy } from '@tarang/sdk'
import { expectWholeFigures } from './figures.ts'
import { adminUrl, expect, expectAccessible, expectNoOverflow, looks, test } from './fixtures.ts'
import { ask, asStaff } from './session.ts'

/** Every screen of the console by its heading; `:code` stands for a strategy. */
const screens: Record<string, string> = {
  '/homePage': 'Welcome',
  '/exploreDataManager': 'Explore Data Manager',
  '/addExploreData': 'Add Explore Data',
  '/strategyDataManager/:code?fromPreview=true': 'Strategy Data Manager',
  '/liveStrategies': 'Live Strategies',
  '/strategyDescriptionTable': 'Strategy Description',
  '/notificationDataManager': 'App Notifications',
  '/notificationDataManager/email': 'Email Notifications',
  '/notificationDataManager/whatsapp': 'WhatsApp Notifications',
  '/notificationDataManager/app': 'App Notifications',
  '/refreshCache': 'Refresh Cache',
  '/stockSplitCalender': 'Stock Split Calendar',
  '/scheduleJobStatus': 'Scheduler Job Status',
  '/auditLogs': 'Audit Logs',
  '/newsletterUploadForm': 'Upload Newsletter',
  '/sourceStockData': 'Source Stock Data',
  '/newsletterManager': 'Blog Manager',
  '/discountsCoupons': 'Discounts & Coupons Manager',
  '/strategies': 'Strategies',
  '/strategy-user-details/:code': 'Users Subscribed to Strategy',
  '/strategyFactsheet/:code': 'Factsheet',
  '/strategyDataManager/:code?section=closed': 'Performance',
  '/strategyRecords': 'Strategy Records',
  '/tradeRecords/:code': 'Trades of',
  '/tickets': 'Tickets',
  '/activity': 'Activity',
}

for (const { theme, name, viewport } of looks) {
  test(`every screen is accessible and fits: ${theme}, ${name}`, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await asStaff(page)
    const [strategy] = await ask<Strategy[]>(page, '/liveStrategies')
    for (const [path, heading] of Object.entries(screens)) {
      await test.step(path, async () => {
        await page.goto(adminUrl(baseURL!, path.replace(':code', strategy!.strategyCode)))
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expectAccessible(page)
        await expectNoOverflow(page)
        await expectWholeFigures(page)
      })
    }
  })
}

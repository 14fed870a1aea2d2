import { adminUrl, expect, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

const lists = ['/liveStrategies', '/exploreDataManager', '/discountsCoupons', '/auditLogs', '/tickets']

for (const path of lists) {
  test(`${path} keeps its rows without a network, and loads them once when the line is back`, async ({
    page,
    context,
    baseURL,
  }) => {
    await asStaff(page)
    await page.goto(adminUrl(String(baseURL), path))
    const row = page.getByRole('table').first().getByRole('row').nth(1)
    await expect(row).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const text = await row.textContent()
    const calls: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
    })
    await context.setOffline(true)
    await expect(row).toHaveText(String(text))
    await context.setOffline(false)
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await row.textContent()).toBe(text)
    expect(calls).toEqual([...new Set(calls)])
  })
}

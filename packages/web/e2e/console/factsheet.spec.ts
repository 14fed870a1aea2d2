import type { Strategy } from '@tarang/sdk'
import { adminUrl, expect, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

/** A strategy beside others, and on paper. */

test.beforeEach(({ page }) => asStaff(page))

const codesOf = async (page: Parameters<typeof asStaff>[0]) =>
  (await ask<Strategy[]>(page, '/liveStrategies')).map(({ strategyCode }) => strategyCode)

test('a factsheet is two pages of A4, with the warning in ten points', async ({ page, baseURL }) => {
  for (const code of (await codesOf(page)).slice(0, 3)) {
    await page.goto(adminUrl(String(baseURL), `/strategyFactsheet/${code}`))
    const sheet = page.getByRole('article', { name: `Factsheet of ${code}` })
    await expect(sheet.getByRole('heading', { name: 'Realised P&L and its drawdown' })).toBeVisible()
    await expect(sheet.locator('canvas')).toHaveCount(2)
    await page.emulateMedia({ media: 'print' })
    const warning = sheet.getByText(/^Investment in securities market are/)
    const points = await warning.evaluate((element: HTMLElement) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      const { width } = element.getBoundingClientRect()
      return (size * (width / element.offsetWidth) * 72) / 96
    })
    expect(points).toBeGreaterThanOrEqual(10)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Count (\d+)/)?.[1], code).toBe('2')
    // A4 in points.
    expect(pdf.match(/\/MediaBox ?\[0 0 59\d\.\d+ 84\d\.\d+\]/g)).toHaveLength(2)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the figures of a factsheet are those of the screen', async ({ page, baseURL }) => {
  const [code] = await codesOf(page)
  const figures = ['Realised P&L', 'Win rate', 'Payoff ratio', 'Profit factor', 'Expectancy']
  const read = () =>
    Promise.all(
      figures.map((name) =>
        page
          .locator('dt')
          .getByText(name, { exact: true })
          .locator('xpath=following-sibling::dd')
          .textContent(),
      ),
    )
  const open = async (path: string) => {
    await page.goto(adminUrl(String(baseURL), path))
    await expect(page.getByRole('heading', { name: 'Key figures' })).toBeVisible()
  }
  await open(`/strategyDataManager/${code}`)
  const shown = await read()
  await open(`/strategyFactsheet/${code}`)
  expect(await read()).toEqual(shown)
})

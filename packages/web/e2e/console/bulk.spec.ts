import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { adminUrl, expect, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** One action on many rows: the keyboard, and rows that keep their place. */

const items = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  text: `Item ${index + 1}`,
  description: `About item ${index + 1}`,
  type: 'video',
  status: 1,
  section: 'learn',
}))
const bar = (page: Page) => page.getByRole('region', { name: /^Selected rows of / })
const run = (page: Page) => page.getByRole('dialog', { name: 'Set Inactive' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Set Inactive' })

/** Lists 50 items, and answers their updates. Returns the ids that were updated. */
async function withItems(page: Page): Promise<readonly number[]> {
  const updated: number[] = []
  await page.route('**/getAllExploreData', (route) =>
    route.fulfill({ json: [{ sectionName: 'learn', content: items }] }),
  )
  await page.route('**/updateExploreData', (route) => {
    updated.push((route.request().postDataJSON() as { id: number }).id)
    return route.fulfill({ json: { status: { statusCode: 200, message: 'Updated.' } } })
  })
  return updated
}

const open = async (page: Page, baseURL: string | undefined) => {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/exploreDataManager'))
}

test('by keyboard alone: the selection, the question, the summary', async ({ page, baseURL }) => {
  const updated = await withItems(page)
  await open(page, baseURL)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'Select Item 1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 item selected')
  await press('Set Inactive')
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const summary = run(page).getByText('1 of 1 item set to Inactive.')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(run(page)).toBeHidden()
  await expect(bar(page)).toBeHidden()
  expect(updated).toEqual([1])
})

test('what was stopped is continued after a reload', async ({ page, baseURL }) => {
  const updated = await withItems(page)
  await page.route('**/updateExploreData', async (route) => {
    await setTimeout(400)
    await route.fallback()
  })
  await open(page, baseURL)
  await page.getByRole('checkbox', { name: 'All rows of this page' }).check()
  await bar(page).getByRole('button', { name: 'Set Inactive' }).click()
  await question(page).getByRole('button', { name: 'Set Inactive' }).click()
  await page.getByRole('button', { name: 'Stop after the current one' }).click()
  const stopped = run(page).getByText(/were not started\.$/)
  await expect(stopped).toBeVisible()
  const left = 15 - updated.length
  expect(left).toBeGreaterThan(0)
  await page.reload()
  await page.getByRole('button', { name: /not saved/ }).click()
  await page.getByRole('button', { name: /^Retry “Set Inactive: / }).click()
  await question(page).getByRole('button', { name: 'Set Inactive' }).click()
  await expect(run(page)).toContainText(`${left} of ${left} items set to Inactive.`)
  expect(updated).toHaveLength(15)
  expect(new Set(updated).size).toBe(15)
})

for (const width of [390, 1024]) {
  test(`selecting moves no row at ${width} px`, async ({ page, baseURL }) => {
    await withItems(page)
    await page.setViewportSize({ width, height: 800 })
    await open(page, baseURL)
    const row = page.locator('tbody tr').nth(1)
    await expect(row).toContainText('About item 2')
    const before = await row.boundingBox()
    if (width < 768) {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('button', { name: 'Select rows' }).click()
    }
    await page.locator('tbody').getByRole('checkbox').first().click()
    await expect(bar(page)).toContainText('1 item selected')
    expect((await row.boundingBox())?.y).toBe(before?.y)
  })
}

import type { Page } from '@playwright/test'
import { adminUrl, expect, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

const items = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  text: `Item ${index + 1}`,
  description: `About item ${index + 1}`,
  type: 'video',
  status: 1,
  section: 'learn',
}))
const bar = (page: Page) => page.getByRole('region', { name: /^Selected rows of / })
/** Lists 50 items. */
const withItems = (page: Page) =>
  page.route('**/getAllExploreData', (route) =>
    route.fulfill({ json: [{ sectionName: 'learn', content: items }] }),
  )

const open = async (page: Page, baseURL: string | undefined) => {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/exploreDataManager'))
}

for (const width of [390, 768]) {
  test(`selecting moves no row at ${width} px, and all that can be done with the rows is in view`, async ({
    page,
    baseURL,
  }) => {
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
    const actions = bar(page).getByRole('button', { name: 'Actions' })
    await expect(actions).toBeVisible()
    expect(await bar(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await actions.click()
    await page.getByRole('menuitem', { name: 'Set Inactive' }).click()
    const question = page.getByRole('alertdialog', { name: 'Set Inactive' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(actions).toBeFocused()
    await page.setViewportSize({ width: 1440, height: 800 })
    await expect(bar(page).getByRole('button', { name: 'Set Inactive' })).toBeVisible()
    await expect(actions).toBeHidden()
    // What had the focus is in the menu then.
    await bar(page).getByRole('button', { name: 'Set Inactive' }).focus()
    await page.setViewportSize({ width, height: 800 })
    await expect(actions).toBeFocused()
  })
}

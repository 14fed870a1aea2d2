import type { Page, Route } from '@playwright/test'
import { adminUrl, expect, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** One action on many rows: progress, a stop, what failed and its retry. */

const items = Array.from({ length: 50 }, (_, index) => ({
  id: index + 1,
  text: `Item ${index + 1}`,
  description: `About item ${index + 1}`,
  type: 'video',
  status: 1,
  section: 'learn',
}))
const refused = [7, 27, 47]

const bar = (page: Page) => page.getByRole('region', { name: /^Selected rows of / })
const run = (page: Page) => page.getByRole('dialog', { name: 'Set Inactive' })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Set Inactive' })

interface Updates {
  /** The ids in the order of the requests. */
  readonly ids: number[]
  /** The most requests that waited at once. */
  most: number
  /** Answers every request from now on, and those that wait. */
  letGo: () => void
}

/** Lists 50 items, and answers their updates: some are refused once. With `held`, only after `letGo`. */
async function withItems(page: Page, { held = false } = {}): Promise<Updates> {
  const left = new Set(refused)
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const updates: Updates = { ids: [], most: 0, letGo }
  let waiting = 0
  if (!held) letGo()
  await page.route('**/getAllExploreData', (route) =>
    route.fulfill({ json: [{ sectionName: 'learn', content: items }] }),
  )
  await page.route('**/updateExploreData', async (route: Route) => {
    const { id } = route.request().postDataJSON() as { id: number }
    updates.ids.push(id)
    waiting += 1
    updates.most = Math.max(updates.most, waiting)
    await isLetGo
    waiting -= 1
    if (left.delete(id))
      return route.fulfill({ status: 409, json: { message: 'This item is being played.' } })
    return route.fulfill({ json: { status: { statusCode: 200, message: 'Updated.' } } })
  })
  return updates
}

async function selectAll(page: Page) {
  await page.getByRole('button', { name: 'Select rows' }).click()
  await bar(page).getByRole('button', { name: 'Select all 50 that match' }).click()
  await expect(bar(page).getByRole('status')).toHaveText('50 items selected')
}

async function start(page: Page) {
  await bar(page).getByRole('button', { name: 'Set Inactive' }).click()
  await expect(question(page)).toContainText('Are you sure you want to set 50 items to Inactive?')
  await question(page).getByRole('button', { name: 'Set Inactive' }).click()
}

const open = async (page: Page, baseURL: string | undefined) => {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/exploreDataManager'))
}

test('of 50 rows 47 are done and 3 are listed with their reason; Retry does these', async ({
  page,
  baseURL,
}) => {
  const updates = await withItems(page)
  await open(page, baseURL)
  await selectAll(page)
  await start(page)
  await expect(run(page).getByText('47 of 50 items set to Inactive. 3 failed.')).toBeVisible()
  await expect(run(page).getByRole('listitem')).toHaveText(
    refused.map((id) => `Item ${id}: This item is being played.`),
  )
  expect(updates.most).toBeLessThanOrEqual(3)
  expect(updates.ids).toHaveLength(50)
  await run(page).getByRole('button', { name: 'Retry' }).click()
  await expect(run(page).getByText('50 of 50 items set to Inactive.')).toBeVisible()
  expect(updates.ids.slice(50).toSorted((one, other) => one - other)).toEqual(refused)
  await run(page).getByText('Close', { exact: true }).click()
  await expect(bar(page).getByRole('status')).toHaveText('Nothing selected')
})

test('a stop in the middle finishes what runs: three requests at once, and no other', async ({
  page,
  baseURL,
}) => {
  const updates = await withItems(page, { held: true })
  await open(page, baseURL)
  await selectAll(page)
  await start(page)
  await expect.poll(() => updates.ids.length).toBe(3)
  await run(page).getByRole('button', { name: 'Stop after the current one' }).click()
  await expect(run(page).getByText(/^Stopping/)).toBeVisible()
  // Nothing closes the dialog, and no navigation leaves it, while calls are running.
  await page.keyboard.press('Escape')
  await expect(run(page)).toBeVisible()
  updates.letGo()
  await expect(run(page).getByText('3 of 50 items set to Inactive. 47 were not started.')).toBeVisible()
  expect(updates.ids).toEqual([1, 2, 3])
  await run(page).getByText('Close', { exact: true }).click()
  await expect(bar(page).getByRole('status')).toHaveText('47 items selected')
})

test('by keyboard alone: the selection, the question, the summary', async ({ page, baseURL }) => {
  const updates = await withItems(page)
  await open(page, baseURL)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  await press('Select rows')
  await page.getByRole('checkbox', { name: 'Select Item 1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(bar(page).getByRole('status')).toHaveText('1 item selected')
  await press('Set Inactive')
  await expect(question(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const summary = run(page).getByText('1 of 1 item set to Inactive.')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(run(page)).toBeHidden()
  await expect(bar(page).getByRole('status')).toHaveText('Nothing selected')
  expect(updates.ids).toEqual([1])
})

for (const width of [390, 1024]) {
  test(`selecting moves no row at ${width} px`, async ({ page, baseURL }) => {
    await withItems(page)
    await page.setViewportSize({ width, height: 800 })
    await open(page, baseURL)
    const row = page.locator('tbody tr').nth(1)
    await expect(row).toContainText('About item 2')
    const before = await row.boundingBox()
    if (width < 768) await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Select rows' }).click()
    await page.locator('tbody').getByRole('checkbox').first().click()
    await expect(bar(page)).toContainText('1 item selected')
    expect((await row.boundingBox())?.y).toBe(before?.y)
  })
}

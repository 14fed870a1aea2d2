import type { Page } from '@playwright/test'
import type { Discount, StockSplit } from '@tarang/sdk'
import { adminUrl, expect, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

/** Common jobs of staff, with the clicks that each takes at most; typing and choosing in fields are none. */

/** Counts the presses of the pointer on every document of a page. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeBinding('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick(): void }
    addEventListener('pointerdown', () => countClick(), { capture: true })
  })
  return () => clicks
}

async function openAt(page: Page, baseURL: string | undefined, path: string) {
  const clicks = await countClicks(page)
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), path))
  return clicks
}

test('from Home, an overdue split is completed by 2 clicks, and taken back by one more', async ({
  page,
  baseURL,
}) => {
  const clicks = await openAt(page, baseURL, '/homePage')
  const statuses = async () =>
    (await ask<StockSplit[]>(page, '/getStockSplitCalender')).map(({ id, status }) => `${id}: ${status}`)
  const board = page.getByRole('region', { name: 'Needs attention' })
  const line = board.getByRole('link', { name: /stock splits? pending past/ })
  await expect(line).toBeVisible()
  const counted = String(await line.textContent())
  const before = await statuses()
  await board
    .getByRole('button', { name: /^Pending: Status of / })
    .first()
    .click()
  await page.getByRole('menuitemradio', { name: 'Completed' }).click()
  await expect(page.getByText('Stock split updated successfully!')).toBeVisible()
  expect(clicks()).toBe(2)
  await expect(line).not.toHaveText(counted)
  expect(await statuses()).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toHaveText(counted)
  expect((await statuses()).toSorted()).toEqual(before.toSorted())
})

test('a coupon is found by its code with 1 click', async ({ page, baseURL }) => {
  const clicks = await openAt(page, baseURL, '/discountsCoupons')
  const { data } = await ask<{ data: { coupons: Discount[] } }>(page, '/subscription-plan/3')
  const code = String(data.coupons.at(-1)?.couponcode)
  await page.getByRole('searchbox', { name: 'Strategy or coupon code' }).click()
  await page.keyboard.type(code)
  const rows = page.getByRole('row', { name: / Edit/ })
  await expect(rows.filter({ hasText: code }).first()).toBeVisible()
  await expect(rows.filter({ hasNotText: code })).toHaveCount(0)
  expect(clicks()).toBe(1)
})

test('three strategies of the list are compared by 4 clicks', async ({ page, baseURL }) => {
  const clicks = await openAt(page, baseURL, '/liveStrategies')
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  const names: string[] = []
  for (const index of [0, 1, 2]) {
    names.push(String(await boxes.nth(index).getAttribute('aria-label')))
    await boxes.nth(index).click()
  }
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare Strategies' })).toBeVisible()
  expect(new URL(page.url()).searchParams.getAll('strategy')).toEqual(
    names.map((name) => name.replace(/^Select /, '')),
  )
  expect(clicks()).toBe(4)
})

test('three filters are applied by 6 clicks', async ({ page, baseURL }) => {
  const clicks = await openAt(page, baseURL, '/stockSplitCalender')
  const form = page.getByRole('dialog', { name: 'Filter Stock Split Calendar' })
  const conditions = [
    ['Stock Name', 'starts with', 'Text', 'a'],
    ['Split Date', 'This month', '', ''],
    ['Corporate Action', 'is', 'Value', ''],
  ] as const
  for (const [column, condition, field, value] of conditions) {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await form.getByLabel('Column').selectOption(column)
    await form.getByLabel('Condition').selectOption(condition)
    const control = form.getByLabel(field, { exact: true })
    if (field === 'Text') await control.fill(value)
    if (field === 'Value') await control.selectOption({ index: 1 })
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(form).toBeHidden()
  }
  await expect(page.getByRole('button', { name: /^Remove the filter / })).toHaveCount(conditions.length)
  expect(clicks()).toBe(6)
})

import type { Page } from '@playwright/test'
import { adminUrl, expect, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** The details of a row, beside its list. */

const LIST = '/stockSplitCalender'

const rowOf = (page: Page, index: number) => page.locator('tbody tr').nth(index)
const openerOf = (page: Page, index: number) =>
  rowOf(page, index).getByRole('button', { name: /^Details of / })

test.beforeEach(async ({ page }) => {
  await asStaff(page)
})

test('below a notice, a list and its details share the window, which does not scroll', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = { name: 'A', role: 'no-such-role', rights: [] }
  await page.route('**/extensions/me', (route) => route.fulfill({ json: person }))
  await page.goto(adminUrl(String(baseURL), LIST))
  await expect(page.getByText(/^Your account has no role/)).toBeVisible()
  await rowOf(page, 0).hover()
  await openerOf(page, 0).click()
  const rows = await page.locator('main section').first().boundingBox()
  expect(rows?.y).toBeGreaterThan(200)
  await expect(async () => {
    expect((await page.getByRole('dialog').boundingBox())?.y).toBe(rows?.y)
  }).toPass()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
})

test('beside the list, the details mark their row and follow the arrows, and the list stays in use', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(adminUrl(String(baseURL), LIST))
  const row = (index: number) => rowOf(page, index)
  const top = async () => Math.round((await row(0).boundingBox())?.y ?? 0)
  await row(0).hover()
  const before = await top()
  await openerOf(page, 0).click()
  const details = page.getByRole('dialog')
  const status = details.getByRole('status')
  await expect(status).toContainText(/^1 of/)
  const rows = await page.locator('main section').first().boundingBox()
  expect(await details.boundingBox()).toMatchObject({ x: 1020, y: rows?.y, width: 420 })
  expect(Math.round((rows?.x ?? 0) + (rows?.width ?? 0))).toBe(1020)
  const pages = await page.getByRole('navigation', { name: /^Pages of/ }).boundingBox()
  expect((pages?.x ?? 0) + (pages?.width ?? 0)).toBeLessThanOrEqual(1020)
  expect(await top()).toBe(before)
  await page.keyboard.press('ArrowDown')
  await expect(status).toContainText(/^2 of/)
  await expect(row(1)).toHaveAttribute('data-peeked')
  await openerOf(page, 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(status).toContainText(/^3 of/)
  await expect(page.locator('tr[data-peeked]')).toHaveCount(1)
  await expect(details.getByRole('button', { name: /^Edit / })).toBeVisible()
  await row(4).hover()
  await openerOf(page, 4).click()
  await expect(status).toContainText(/^5 of/)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(openerOf(page, 4)).toBeFocused()
  expect(new URL(page.url()).search).toBe('')

  await openerOf(page, 4).click()
  await expect(details).toBeVisible()
  await page
    .getByRole('navigation', { name: /^Pages of/ })
    .getByRole('button', { name: /^Next/ })
    .click()
  await expect.poll(() => new URL(page.url()).search).toContain('page=2')
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toBeHidden()
  expect(new URL(page.url()).search).toBe('?page=2')
  await expect(page.locator('body')).not.toBeFocused()
})

test('details that are mounted with their list stand below its tools', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(adminUrl(String(baseURL), LIST))
  const details = page.getByRole('dialog')
  // Their part is loaded from here on.
  await rowOf(page, 2).hover()
  await openerOf(page, 2).click()
  await expect(details).toBeVisible()
  const { search } = new URL(page.url())
  const goTo = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path)
  await goTo('/homePage')
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await goTo(`${LIST}${search}`)
  await expect(details).toBeVisible()
  await expect(async () => {
    const rows = await page.locator('main section').first().boundingBox()
    expect(rows?.y).toBeGreaterThan(100)
    expect((await details.boundingBox())?.y).toBe(rows?.y)
  }).toPass()
})

test('a row has its icons under the pointer or with the focus, and nothing moves', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(adminUrl(String(baseURL), '/liveStrategies'))
  const row = rowOf(page, 2)
  const link = row.getByRole('rowheader').getByRole('link')
  const copy = row.getByRole('button', { name: /^Copy / })
  const places = () =>
    row.evaluate((element) =>
      [element, ...element.querySelectorAll('td, th, a')].map((part) =>
        part.getBoundingClientRect().toJSON(),
      ),
    )
  await expect(link).toBeVisible()
  const before = await places()
  await expect(copy).toHaveCount(0)
  await expect(openerOf(page, 2)).toHaveCount(0)
  await row.hover()
  await expect(copy).toBeVisible()
  await expect(openerOf(page, 2)).toBeVisible()
  expect(await places()).toEqual(before)
  await page.mouse.move(0, 0)
  await expect(copy).toHaveCount(0)

  await link.focus()
  for (const next of [copy, openerOf(page, 2), row.getByRole('link', { name: 'Preview' })]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  expect(await places()).toEqual(before)
})

test('without a pointer that can rest on a row, a tap on it opens its details', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    isMobile: true,
  })
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), LIST))
  await expect(openerOf(page, 3)).toBeVisible()
  // A finger that misses the checkbox opens nothing.
  await rowOf(page, 3)
    .getByRole('cell')
    .first()
    .tap({ position: { x: 3, y: 3 } })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await rowOf(page, 3).getByRole('cell').nth(1).tap()
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/^4 of/)
  await page.close()
})

import type { Page } from '@playwright/test'
import {
  adminUrl,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoOverflow,
  inEachLook,
  PHONE,
  test,
} from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** The saved views of a list are its tabs. */

const LIST = '/auditLogs'
const views = Array.from('bcdfghilmnpa', (letter) => ({
  name: `Runs with the letter ${letter} in their name`,
  search: `q=${letter}`,
}))
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views of Audit Logs' })
const tab = (page: Page, name: string) => tabs(page).getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await asStaff(page)
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('tableViews'))
      localStorage.setItem('tableViews', JSON.stringify({ 'Audit Logs': kept }))
  }, views)
})

test('the tabs scroll in their line to the one that is shown, and move no row', async ({ page, baseURL }) => {
  const last = views.at(-1)!
  const open = () => page.goto(adminUrl(String(baseURL), `${LIST}?${last.search}`)).then(() => {})
  await inEachLook(page, open, async () => {
    await expect(tab(page, last.name)).toBeInViewport()
    await expect(tab(page, last.name)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('button', { name: 'Save view' })).toBeInViewport()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })
  await page.setViewportSize(PHONE)
  expect((await tabs(page).boundingBox())?.height).toBe(40)
  await page.setViewportSize(DESKTOP)
  const header = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()
  expect(header?.height).toBe(48)
  const head = page.locator('thead')
  await expect(head).toBeVisible()
  const top = async () => (await head.boundingBox())?.y
  const before = await top()
  await tab(page, 'All').click()
  await expect(tab(page, 'All')).toHaveAttribute('aria-current', 'true')
  expect(await top()).toBe(before)
  await page.goBack()
  await expect(tab(page, last.name)).toHaveAttribute('aria-current', 'true')
})

test('columns that are pinned beyond the window scroll away, so that a row keeps room', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const ids = ['id', 'criteria', 'criteria2', 'data_type', 'executedOn', 'status']
    const columns = { hidden: [], shown: [], order: [], pinned: ids, widths: { criteria2: 800 } }
    localStorage.setItem('tableDisplay', JSON.stringify({ columns: { 'Audit Logs': columns } }))
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(adminUrl(String(baseURL), LIST))
  const box = page.getByRole('region', { name: 'Audit Logs' })
  await expect(box.locator('th[data-pinned]')).toHaveCount(6)
  const inView = () =>
    box.evaluate((section) => {
      section.scrollLeft = section.scrollWidth
      const { right } = section.getBoundingClientRect()
      const header = section.querySelector('thead [data-names-rows]')
      const last = section.querySelector('thead th:last-of-type')
      return [header, last].map((cell) => {
        const edges = cell?.getBoundingClientRect()
        return edges !== undefined && edges.left >= 0 && edges.right <= right + 1
      })
    })
  await expect.poll(inView).toEqual([true, true])
})

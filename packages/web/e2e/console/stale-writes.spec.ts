import type { Page } from '@playwright/test'
import { adminUrl, expect, expectNoOverflow, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** Two members of staff change one record: what another changed is seen before anything is sent. */

const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Stock Split' })
const comparison = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this record' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' }).click()

async function open(page: Page, baseURL: string | undefined) {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/stockSplitCalender'))
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(form(page)).toBeVisible()
}

test('both values end up right, by a choice for each field', async ({ page, baseURL, browser }) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await open(page, baseURL)
  await open(other, baseURL)
  await form(other).getByLabel('Corporate Action').fill('Rights and bonus')
  await form(other).getByLabel('Source Date').fill('2026-11-03')
  await save(other)
  await expect(other.getByText('Stock split updated successfully!')).toBeVisible()
  await form(page).getByLabel('Source Date').fill('2026-11-04')
  await save(page)
  await expect(comparison(page)).toBeVisible()
  await expectNoOverflow(page)
  await comparison(page)
    .getByRole('group', { name: 'Source Date' })
    .getByRole('radio', { name: /^Mine/ })
    .check()
  await comparison(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Stock split updated successfully!')).toBeVisible()
  await open(other, baseURL)
  await expect(form(other).getByLabel('Corporate Action')).toHaveValue('Rights and bonus')
  await expect(form(other).getByLabel('Source Date')).toHaveValue('2026-11-04')
  await context.close()
})

test('a network cut in the check sends nothing and keeps what was typed', async ({ page, baseURL }) => {
  await open(page, baseURL)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/updateStockSplitCalender')) writes.push(request.url())
  })
  await page.route('**/getStockSplitCalender', (route) => route.abort())
  await form(page).getByLabel('Corporate Action').fill('Bonus')
  await save(page)
  await page.getByRole('alertdialog', { name: 'Error' }).getByText('Close', { exact: true }).click()
  await expect(form(page).getByLabel('Corporate Action')).toHaveValue('Bonus')
  expect(writes).toEqual([])
})

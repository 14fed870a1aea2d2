import type { Page } from '@playwright/test'
import { adminUrl, expect, expectNoOverflow, test } from '../fixtures.ts'
import { ask, asStaff } from '../session.ts'

/** Saves that could not be made are kept: shown, taken up again, discarded. */

const UPDATE = '**/updateStockSplitCalender'
const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Stock Split' })
const action = (page: Page) => form(page).getByLabel('Corporate Action')
const tray = (page: Page) => page.getByRole('dialog', { name: 'Not saved' })
const trayButton = (page: Page) => page.getByRole('button', { name: /^\d+ not saved$/ })

function writesOn(page: Page) {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/updateStockSplitCalender')) writes.push(request.method())
  })
  return writes
}

async function open(page: Page, baseURL: string | undefined, path = '/stockSplitCalender') {
  await page.goto(adminUrl(String(baseURL), path))
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function edit(page: Page, text: string) {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await action(page).fill(text)
}

async function saveInVain(page: Page) {
  await form(page).getByRole('button', { name: 'Save' }).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await error.getByText('Close', { exact: true }).click()
  await expect(error).toBeHidden()
}

async function keepForLater(page: Page) {
  await form(page).getByText('Cancel', { exact: true }).click()
  await page.getByRole('button', { name: 'Keep for later' }).click()
  await expect(form(page)).toBeHidden()
}

async function openTray(page: Page) {
  await trayButton(page).click()
  await expect(tray(page)).toBeVisible()
}

async function discardAll(page: Page) {
  await tray(page)
    .getByRole('button', { name: /^Discard/ })
    .click()
  await page
    .getByRole('alertdialog', { name: 'Discard this failed save?' })
    .getByRole('button', { name: 'Discard', exact: true })
    .click()
  await expect(trayButton(page)).toHaveCount(0)
}

test('an edit made offline is kept, survives a reload, and is saved by Retry once', async ({
  page,
  baseURL,
  context,
}) => {
  await asStaff(page)
  await open(page, baseURL)
  const writes = writesOn(page)
  await edit(page, 'Kept offline')
  await context.setOffline(true)
  await saveInVain(page)
  await expect(trayButton(page)).toHaveCount(0)
  await keepForLater(page)
  await context.setOffline(false)
  await open(page, baseURL, '/homePage')
  await openTray(page)
  await expect(tray(page).getByText('Failed', { exact: true })).toBeVisible()
  await expect(tray(page).getByText('Kept offline')).toBeVisible()
  await expectNoOverflow(page)
  expect(writes).toEqual([])
  await tray(page)
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(page.getByText('Stock split updated successfully!')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/stockSplitCalender')
  expect(writes).toEqual(['POST'])
  await expect(trayButton(page)).toHaveCount(0)
})

test('a record that was added, but without an answer, is not added again', async ({ page, baseURL }) => {
  await asStaff(page)
  await open(page, baseURL)
  await page.getByRole('button', { name: 'Add Stock Split' }).click()
  const add = page.getByRole('dialog', { name: 'Add Stock Split' })
  await add.getByLabel('Stock Name').fill('KEPTONCE')
  await add.getByLabel('Ratio').fill('1:5')
  await add.getByLabel('Split Date').fill('2031-03-14')
  await add.getByLabel('Source Date').fill('2031-02-20')
  await add.getByLabel('Status').selectOption('Pending')
  await add.getByLabel('Corporate Action').fill('Split')
  const answers: number[] = []
  await page.route('**/saveStockSplitCalender', async (route) => {
    // route.fetch runs in Node, which cannot resolve admin.localhost, so the request goes to the host of baseURL.
    const url = new URL(new URL(route.request().url()).pathname, baseURL).href
    answers.push((await route.fetch({ url })).status())
    await route.abort('connectionreset')
  })
  await add.getByRole('button', { name: 'Save' }).click()
  const error = page.getByRole('alertdialog', { name: 'Error' })
  await error.getByText('Close', { exact: true }).click()
  await add.getByText('Cancel', { exact: true }).click()
  await page.getByRole('button', { name: 'Keep for later' }).click()
  expect(answers).toEqual([200])
  await page.unroute('**/saveStockSplitCalender')
  await page.reload()
  await openTray(page)
  await tray(page)
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(page.getByText('Stock split added successfully!')).toBeVisible()
  const splits = await ask<{ stockname: string }[]>(page, '/getStockSplitCalender')
  expect(splits.filter(({ stockname }) => stockname === 'KEPTONCE')).toHaveLength(1)
})

for (const [storage, error] of [
  ['full', 'QuotaExceededError'],
  ['forbidden', 'SecurityError'],
] as const) {
  test(`a storage that is ${storage} is said`, async ({ page, baseURL }) => {
    await asStaff(page)
    await page.addInitScript((name) => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, text) {
        if (key === 'failedWrites') throw new DOMException('', name)
        setItem.call(this, key, text)
      }
    }, error)
    await open(page, baseURL)
    await edit(page, 'Kept in memory')
    await page.route(UPDATE, (route) => route.fulfill({ status: 500, body: '' }))
    await saveInVain(page)
    await keepForLater(page)
    await openTray(page)
    await expect(tray(page).getByText(/^This browser cannot store them/)).toBeVisible()
    await expect(tray(page).getByText('Kept in memory')).toBeVisible()
    await discardAll(page)
  })
}

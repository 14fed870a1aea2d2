import type { Page } from '@playwright/test'
import { adminUrl, expect, expectNoOverflow, openDetails, PHONE, test } from '../fixtures.ts'
import { ask, asStaff, logIn } from '../session.ts'

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

test('a 500 says that the server could not save; on a phone it is reopened and discarded', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(PHONE)
  await asStaff(page)
  await open(page, baseURL)
  await openDetails(page)
  await edit(page, 'Refused by a fault')
  await page.route(UPDATE, (route) => route.fulfill({ status: 500, body: '' }))
  await saveInVain(page)
  await keepForLater(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await openTray(page)
  await expect(tray(page).getByText('The server answered that it could not do this (500).')).toBeVisible()
  await expectNoOverflow(page)
  await tray(page)
    .getByRole('button', { name: /^Reopen/ })
    .click()
  await expect(action(page)).toHaveValue('Refused by a fault')
  await keepForLater(page)
  // The address had the details when the save was kept.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await openTray(page)
  await discardAll(page)
})

test('a save without an answer is repeated only by Retry, under the same key', async ({ page, baseURL }) => {
  await asStaff(page)
  await open(page, baseURL)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/updateStockSplitCalender')) keys.push(request.headers()['idempotency-key'])
  })
  await edit(page, 'Sent, then cut')
  await page.route(UPDATE, (route) => route.abort('connectionreset'))
  await saveInVain(page)
  await keepForLater(page)
  await page.unroute(UPDATE)
  await page.reload()
  await openTray(page)
  await expect(tray(page).getByText('Outcome unknown', { exact: true })).toBeVisible()
  await expect(tray(page).getByText(/Retry within a day does it once in either case\.$/)).toBeVisible()
  expect(keys).toHaveLength(1)
  await tray(page)
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(page.getByText('Stock split updated successfully!')).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
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

test('Retry compares with what another changed meanwhile', async ({ page, baseURL, browser }) => {
  await asStaff(page)
  await open(page, baseURL)
  await edit(page, 'Mine')
  await page.route(UPDATE, (route) => route.fulfill({ status: 500, body: '' }))
  await saveInVain(page)
  await keepForLater(page)
  await page.unroute(UPDATE)
  const context = await browser.newContext()
  const other = await context.newPage()
  await asStaff(other)
  await open(other, baseURL)
  await edit(other, 'Theirs')
  await form(other).getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Stock split updated successfully!')).toBeVisible()
  await context.close()
  await openTray(page)
  await tray(page)
    .getByRole('button', { name: /^Retry/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Somebody else changed this record' })).toBeVisible()
})

test('Logout warns', async ({ page, baseURL }) => {
  await asStaff(page, await logIn(page, '0000012350'))
  await open(page, baseURL)
  await edit(page, 'Forgotten')
  await page.route(UPDATE, (route) => route.fulfill({ status: 500, body: '' }))
  await saveInVain(page)
  await keepForLater(page)
  const logOut = async () => page.getByRole('button', { name: 'Logout' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Log out now?' })
  await logOut()
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(question).toBeHidden()
  await expect(trayButton(page)).toBeVisible()
  await logOut()
  await question.getByRole('button', { name: 'Discard and log out' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('failedWrites'))).toBeNull()
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

test('blogs whose deletion was stopped are deleted after a reload, each once; a refused one lets the tab close', async ({
  page,
  baseURL,
}) => {
  await asStaff(page)
  const deleted: string[] = []
  let isHeld = true
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  // The blogs stay: other tests need them.
  await page.route('**/newsletter/delete/*', async (route) => {
    deleted.push(route.request().url())
    if (isHeld) await isLetGo
    await route.fulfill({ json: {} })
  })
  await open(page, baseURL, '/newsletterManager')
  await page.getByRole('button', { name: 'Select rows' }).click()
  await page.getByRole('checkbox', { name: 'All rows of this page' }).click()
  await page
    .getByRole('region', { name: /^Selected rows of / })
    .getByRole('button', { name: 'Delete' })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => deleted.length).toBe(3)
  await page.getByRole('button', { name: 'Stop after the current one' }).click()
  isHeld = false
  letGo()
  await expect(page.getByText('3 of 15 blogs deleted. 12 were not started.')).toBeVisible()
  await page.reload()
  await open(page, baseURL, '/homePage')
  await openTray(page)
  await expect(tray(page).getByText('It was not started.')).toBeVisible()
  await expectNoOverflow(page)
  await tray(page)
    .getByRole('button', { name: /^Retry “Delete Blogs: .* and 9 more”$/ })
    .click()
  await expect(question).toContainText('Are you sure you want to delete 12 blogs?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('12 of 12 blogs deleted.')).toBeVisible()
  expect(new Set(deleted).size).toBe(15)
  expect(deleted).toHaveLength(15)
  await expect(trayButton(page)).toHaveCount(0)
  await page.getByRole('dialog', { name: 'Delete Blogs' }).getByText('Close', { exact: true }).click()

  await page.unroute('**/newsletter/delete/*')
  await page.route('**/newsletter/delete/*', (route) => route.fulfill({ status: 409, json: {} }))
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete blog.')).toBeVisible()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

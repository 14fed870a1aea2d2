import type { Page } from '@playwright/test'
import { CODE_DIGITS } from '@tarang/machines/one-time-code'
import type { Notification } from '@tarang/sdk'
import { adminUrl, expect, expectNoOverflow, PHONE, test } from '../fixtures.ts'
import { ask, asStaff, withHoldSeconds, withRenewedLogin } from '../session.ts'

/** A notification waits before it is sent: it can be taken back, also from another screen. */

const SCREEN = '/notificationDataManager/email'
const SENT = 'Notification sent successfully!'
const draft = {
  Title: ' Rights issue ',
  'Short Description': 'On Thursday.',
  'Long Description': 'All day. ',
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add Notification' })
const bar = (page: Page) => page.getByRole('region', { name: /^Sending “/ })
const sent = async (page: Page, title: string) =>
  (await ask<Notification[]>(page, '/getNotificationsByType/Email')).filter((one) => one.title === title)

/** Counts the requests that send a notification. */
function watchSendings(page: Page) {
  const sendings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/sendGlobalNotification')) sendings.push(request.url())
  })
  return sendings
}

async function fillIn(page: Page, texts: Readonly<Record<string, string>> = draft) {
  await page.getByRole('button', { name: 'Add Notification' }).click()
  for (const [label, text] of Object.entries(texts)) await form(page).getByLabel(label).fill(text)
}

async function submit(page: Page, title = draft.Title) {
  await fillIn(page, { ...draft, Title: title })
  await form(page).getByRole('button', { name: 'Send' }).click()
  await expect(bar(page)).toBeVisible()
}

test.beforeEach(async ({ page, baseURL }) => {
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), SCREEN))
})

test('no request during the wait of five seconds, then one', async ({ page }) => {
  const sendings = watchSendings(page)
  const before = Date.now()
  await submit(page, 'After the wait')
  await expect(bar(page)).toContainText('in 4 s')
  expect(sendings).toHaveLength(0)
  await expect(page.getByText(SENT)).toBeVisible()
  expect(Date.now() - before).toBeGreaterThan(5_000)
  await expect(bar(page)).toBeHidden()
  expect(sendings).toHaveLength(1)
  await expect(page.getByRole('cell', { name: 'After the wait' })).toBeVisible()
  expect(await sent(page, 'After the wait')).toHaveLength(1)
})

for (const width of [PHONE.width, 1440])
  test(`neither the bar nor its toast covers the tools, the primary action or the pages at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === PHONE.width ? PHONE.height : 900 })
    await submit(page, `In the way at ${width}`)
    const isFree = async (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .last()
        .evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
    const names = ['Add Notification', 'Filter', width === PHONE.width ? 'More' : 'Page 1']
    for (const name of names) expect(await isFree(name), name).toBe(true)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    for (const name of names) expect(await isFree(name), name).toBe(true)
  })

test('Enter twice holds one notification; Send now, pressed twice, sends it once', async ({ page }) => {
  const sendings = watchSendings(page)
  await fillIn(page, { ...draft, Title: 'Twice' })
  await form(page).getByLabel('Title').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(1)
  await expect(form(page)).toBeHidden()
  // The focus is at the bar, whose buttons come next.
  await expect(bar(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.getByRole('button', { name: 'Send now' }).dblclick()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await page.waitForTimeout(5_500)
  expect(sendings).toHaveLength(1)
})

test('the wait goes on while other screens open, and Undo brings the form back as it was', async ({
  page,
}) => {
  const sendings = watchSendings(page)
  await submit(page)
  await page.getByRole('link', { name: /, home$/ }).click()
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(form(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(SCREEN)
  for (const [label, text] of Object.entries(draft))
    await expect(form(page).getByLabel(label)).toHaveValue(text)
  await expect(bar(page)).toBeHidden()
  await page.waitForTimeout(6_000)
  expect(sendings).toHaveLength(0)
})

test('closing the tab asks during the wait, and no longer after it', async ({ page }) => {
  await submit(page, 'Before the tab closes')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a session that ends during the call: the login, then the call', async ({ page }) => {
  await withRenewedLogin(page)
  await page.route('**/sendGlobalNotification', (route) =>
    route.fulfill({ status: 401, json: { status: { statusCode: 401, message: 'Please log in.' } } }),
  )
  await submit(page, 'Through a login')
  await page.getByRole('button', { name: 'Send now' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login).toBeVisible()
  await page.unroute('**/sendGlobalNotification')
  await login.getByLabel('Phone Number').fill('0000012350')
  await login.getByRole('button', { name: 'Send OTP' }).click()
  await expect(login.getByRole('button', { name: 'Verify' })).toBeVisible()
  await login.getByRole('textbox').first().focus()
  await page.keyboard.type('1'.repeat(CODE_DIGITS))
  await login.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await sent(page, 'Through a login')).toHaveLength(1)
})

test('a clock that is set back during the wait changes nothing', async ({ page }) => {
  const sendings = watchSendings(page)
  await submit(page, 'With a wrong clock')
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() - 86_400_000
  })
  await expect(page.getByText(SENT)).toBeVisible({ timeout: 8_000 })
  expect(sendings).toHaveLength(1)
})

test('the bar fits on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  await withHoldSeconds(page, { notification: 60 })
  await page.goto(adminUrl(String(baseURL), SCREEN))
  await submit(page, 'A title that is as long as the titles of notifications of corporate actions often are')
  await expectNoOverflow(page)
})

test('one that the server could not take is kept, also after a reload, and is sent once on Retry', async ({
  page,
}) => {
  await page.route('**/sendGlobalNotification', (route) => route.fulfill({ status: 500, body: '' }))
  await submit(page, 'Kept over a reload')
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(page.getByText('It is kept under “Not saved”, at the top of the page.')).toBeVisible()
  await page.unroute('**/sendGlobalNotification')
  await page.reload()
  const sendings = watchSendings(page)
  await page.getByRole('button', { name: '1 not saved' }).click()
  const list = page.getByRole('dialog', { name: 'Not saved' })
  await expect(list).toContainText('Kept over a reload')
  await list.getByRole('button', { name: /^Retry/ }).click()
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByRole('button', { name: /not saved/ })).toHaveCount(0)
  expect(sendings).toHaveLength(1)
  expect(await sent(page, 'Kept over a reload')).toHaveLength(1)
})

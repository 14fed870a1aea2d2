import type { Page } from '@playwright/test'
import { adminUrl, expect, expectNoOverflow, PHONE, test } from '../fixtures.ts'
import { asStaff, withHoldSeconds } from '../session.ts'

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
    // The form may still be closing.
    for (const name of names) await expect.poll(() => isFree(name), name).toBe(true)
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    for (const name of names) await expect.poll(() => isFree(name), name).toBe(true)
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

test('the bar fits on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  await withHoldSeconds(page, { notification: 60 })
  await page.goto(adminUrl(String(baseURL), SCREEN))
  await submit(page, 'A title that is as long as the titles of notifications of corporate actions often are')
  await expectNoOverflow(page)
})

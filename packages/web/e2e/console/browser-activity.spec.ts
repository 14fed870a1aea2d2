import { adminUrl, expect, expectNoOverflow, openDetails, PHONE, test } from '../fixtures.ts'
import { asStaff } from '../session.ts'

/** What was sent from this browser: kept, shown in the form of its record, listed for everybody who works at it. */

test('the activity of this browser, on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE)
  await asStaff(page)
  await page.goto(adminUrl(String(baseURL), '/stockSplitCalender'))
  const form = page.getByRole('dialog', { name: 'Edit Stock Split' })
  const action = 'Rights, on a phone'
  const edit = async () => {
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await expect(form).toBeVisible()
  }
  await openDetails(page)
  await edit()
  const stock = await form.getByLabel('Stock Name').inputValue()
  await form.getByLabel('Corporate Action').fill(action)
  await form.getByRole('button', { name: 'Save' }).click()
  const success = page.getByRole('dialog', { name: 'Success' })
  await success.getByRole('button', { name: 'Close' }).last().click()
  await expect(success).toBeHidden()

  await edit()
  await form.getByText('Sent from this browser: 1 change').click()
  await expect(form.getByText(new RegExp(`^Corporate Action: .* → ${action}$`))).toBeVisible()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')

  await page.goto(adminUrl(String(baseURL), '/activity'))
  await page.getByRole('link', { name: 'This browser' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Edit Stock Split' })
  await expect(row).toContainText(stock)
  await expect(row).toContainText('done')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^activity-of-this-browser-\d{4}-\d\d-\d\d\.csv$/)
  await page.reload()
  await expect(row).toContainText(stock)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Nothing has been sent from this browser yet.')).toBeVisible()
})

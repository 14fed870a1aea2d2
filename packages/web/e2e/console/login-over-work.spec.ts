import { expect, test } from '../fixtures.ts'
import { asStaff, withRenewedLogin } from '../session.ts'

// A session that ends while a form has unsaved changes opens the login on top of the form. Back then opens the dialog
// “Discard changes?” on top of the login.

// Back before and after the login's chunk has loaded.
for (const [wait, answer] of [
  [0, 'Keep editing'],
  [800, 'Discard'],
] as const) {
  test(`the login over a changed form, then Back after ${wait} ms: “${answer}” can be pressed`, async ({
    page,
    baseURL,
  }) => {
    const admin = (baseURL ?? '').replace('localhost', 'admin.localhost')
    await asStaff(page)
    await page.goto(`${admin}/homePage`)
    await page.evaluate(() => {
      history.pushState(null, '', '/stockSplitCalender')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('button', { name: 'Add Stock Split' }).click()
    const form = page.getByRole('dialog', { name: 'Add Stock Split' })
    for (const [label, value] of [
      ['Stock Name', 'TRENT'],
      ['Ratio', '1:2'],
      ['Split Date', '2031-03-14'],
      ['Source Date', '2031-02-20'],
      ['Corporate Action', 'Split'],
    ] as const)
      await form.getByLabel(label).fill(value)
    await form.getByLabel('Status').selectOption('Pending')
    await withRenewedLogin(page)
    await page.route('**/saveStockSplitCalender', (route) =>
      route.fulfill({ status: 401, json: { status: { statusCode: 401, message: 'Please log in.' } } }),
    )
    await form.getByRole('button', { name: 'Save' }).click()
    const login = page.getByRole('dialog', { name: 'Login' })
    await expect(login).toBeVisible()
    await page.unroute('**/saveStockSplitCalender')
    await page.waitForTimeout(wait)

    await page.evaluate(() => history.back())
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: answer }).click()
    await expect(question).toBeHidden()
  })
}

import { failedWritesPage } from '../../../src/testing/flows/pages/failed-writes.page.ts'
import { adminUrl } from '../../fixtures.ts'
import { openWithFailedSave } from '../apps/failed-save.ts'
import { submitNotification } from '../apps/held-notification.ts'
import { type Script, send } from './script.ts'

/** Stock Split Calendar: its form takes a failed save up again, and keeps it. */
export const reopenedSave: Script = {
  screen: 'Stock Split Calendar',
  run: async ({ page, baseURL, follow }) => {
    await openWithFailedSave(page, baseURL)
    const tray = await follow(failedWritesPage, 'one')
    await tray.opened()
    const form = page.getByRole('dialog', { name: 'Edit Stock Split' })
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const list = page.getByRole('dialog', { name: 'Failed saves' })
    await button('1 failed save').click()
    await list.getByRole('button', { name: /^Reopen/ }).click()
    await form.waitFor()
    await tray.sent(send('write.reopen', 'edited'), send('form.open'))
    await form.getByText('Cancel', { exact: true }).click()
    await button('Keep for later').click()
    await tray.sent(send('form.keep', 'changed'))

    await button(/^Edit /)
      .first()
      .click()
    await form.getByLabel('Corporate Action').fill('Demerger')
    await page.route('**/updateStockSplitCalender', (route) => route.fulfill({ status: 500, body: '' }))
    await form.getByRole('button', { name: 'Save' }).click()
    const error = page.getByRole('alertdialog', { name: 'Error' })
    await error.waitFor()
    await error.getByText('Close', { exact: true }).click()
    await form.getByText('Cancel', { exact: true }).click()
    await button('Discard').click()
    await form.waitFor({ state: 'hidden' })
    // The form covered the header.
    await tray.sent(send('form.fail', 'added'), send('form.end'))
  },
}

/** App Notifications: a sending that waited fails, and its bar gives it to the tray. */
export const failedSending: Script = {
  screen: 'App Notifications',
  run: async ({ page, baseURL, follow }) => {
    await openWithFailedSave(page, baseURL)
    await page.goto(adminUrl(baseURL, '/notificationDataManager/app'))
    const tray = await follow(failedWritesPage, 'one')
    await tray.opened()
    await page.route('**/sendGlobalNotification', (route) => route.fulfill({ status: 500, body: '' }))
    await submitNotification(page)
    await page.getByRole('button', { name: 'Send now' }).click()
    await tray.sent(send('write.add', 'added'))
  },
}

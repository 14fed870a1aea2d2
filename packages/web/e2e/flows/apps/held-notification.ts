import type { Page } from '@playwright/test'
import { heldActionCases } from '@tarang/machines/held-action/cases'
import { withHoldSeconds } from '../../session.ts'
import { openFromHome } from './app.ts'
import { installManualClock } from './manual-clock.ts'

const input = heldActionCases.inputs.plain
if (!input) throw new Error('The cases have no input.')
const { subject, seconds } = input

/** The wait of the cases, on a clock that only `pass` advances. */
export async function prepareHold(page: Page) {
  await withHoldSeconds(page, { notification: seconds })
  await installManualClock(page)
  // A logout would end the session that all paths share.
  await page.route('**/extensions/logout', (route) => route.fulfill({ status: 204 }))
}

/** Opens App Notifications and submits the notification of the cases. */
export async function openHeldNotification(page: Page, baseURL: string) {
  await openFromHome(page, baseURL, '/notificationDataManager/app')
  await submitNotification(page)
}

/** Submits the notification of the cases, on its screen. */
export async function submitNotification(page: Page) {
  await page.getByRole('button', { name: 'Add Notification' }).click()
  const form = page.getByRole('dialog', { name: 'Add Notification' })
  await form.getByLabel('Title').fill(subject.title)
  await form.getByLabel('Short Description').fill(subject.shortDesc)
  await form.getByLabel('Long Description').fill(subject.longDesc)
  await form.getByRole('button', { name: 'Send' }).click()
  await form.waitFor({ state: 'hidden' })
}

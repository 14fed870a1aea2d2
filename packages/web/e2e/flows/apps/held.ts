import type { Page } from '@playwright/test'
import type { Cases } from '@tarang/flow-testing'
import { heldActionCases } from '@tarang/machines/held-action/cases'
import { NotForAPerson } from '../../../src/testing/flows/page-driver.ts'
import { heldActionPage } from '../../../src/testing/flows/pages/held-action.page.ts'
import { createManualClock } from '../../../src/testing/flows/story/manual-clock.ts'
import { asStaff, withHoldSeconds, withRenewedLogin } from '../../session.ts'
import { reopenedForm } from '../scripts/held-action-scripts.ts'
import {
  type App,
  answerFromServer,
  copyCases,
  expectedOutput,
  ignoreRestOfScreen,
  openFromHome,
  withPerform,
} from './app.ts'

const input = heldActionCases.inputs.plain
if (!input) throw new Error('The cases have no input.')
const { subject, seconds } = input

/** The wait of the cases, on a clock that only `pass` advances. */
export async function prepareHold(page: Page) {
  await withHoldSeconds(page, { notification: seconds })
  await page.addInitScript(`globalThis.manualClock = (${createManualClock})()`)
  // A logout would end the session that all paths share.
  await page.route('**/extensions/logout', (route) => route.fulfill({ status: 204 }))
}

/** Submits the notification of the cases. */
export async function openHeldNotification(page: Page, baseURL: string) {
  await openFromHome(page, baseURL, '/notificationDataManager/app')
  await page.getByRole('button', { name: 'Add Notification' }).click()
  const form = page.getByRole('dialog', { name: 'Add Notification' })
  await form.getByLabel('Title').fill(subject.title)
  await form.getByLabel('Short Description').fill(subject.shortDesc)
  await form.getByLabel('Long Description').fill(subject.longDesc)
  await form.getByRole('button', { name: 'Send' }).click()
  await form.waitFor({ state: 'hidden' })
}

const opensForm = async () => {
  throw new NotForAPerson('the form opens, which dismisses the bar')
}

export const heldAction: App = {
  machine: 'held-action',
  share: ['t001', 't004', 't005', 't006', 'p004'],
  // One press sends two events: the scripts cover them.
  notOnScreen: ['hold.undo', 'action.reopen'],
  scripts: [reopenedForm],
  prepare: async (page, baseURL) => {
    await asStaff(page)
    await withRenewedLogin(page)
    await prepareHold(page)
    const cases = copyCases(heldActionCases)
    // The layout, with Logout, belongs to no flow.
    const logOut = async () => page.getByRole('button', { name: 'Logout' }).first().click()
    const sending = answerFromServer(
      {
        ...heldActionPage,
        cases: cases as unknown as Cases,
        events: { ...heldActionPage.events, 'page.leave': { because: 'Logout', come: logOut } },
      },
      { act: expectedOutput },
    )
    return {
      page: ignoreRestOfScreen(
        withPerform(withPerform(sending, 'hold.undo', opensForm), 'action.reopen', opensForm),
      ),
      pass: (milliseconds) =>
        page.evaluate(
          (passed) =>
            (globalThis as unknown as { manualClock: ReturnType<typeof createManualClock> }).manualClock.pass(
              passed,
            ),
          milliseconds,
        ),
      open: () => openHeldNotification(page, baseURL),
    }
  },
}

import type { Cases } from '@tarang/flow-testing'
import { heldActionCases } from '@tarang/machines/held-action/cases'
import { NotForAPerson } from '../../../src/testing/flows/page-driver.ts'
import { heldActionPage } from '../../../src/testing/flows/pages/held-action.page.ts'
import { asStaff, withRenewedLogin } from '../../session.ts'
import { reopenedForm } from '../scripts/held-action-scripts.ts'
import {
  type App,
  answerFromServer,
  copyCases,
  expectedOutput,
  ignoreRestOfScreen,
  withPerform,
} from './app.ts'
import { openHeldNotification, prepareHold } from './held-notification.ts'
import { passOf } from './manual-clock.ts'

const opensForm = async () => {
  throw new NotForAPerson('the form opens, which dismisses the bar')
}

export const heldAction: App = {
  machine: 'held-action',
  share: ['t001', 't003', 't004', 't005', 't006', 'p013'],
  // One press sends two events: the scripts cover them.
  notOnScreen: ['hold.undo', 'action.reopen'],
  // The tray keeps a notification without an answer, and the bar closes.
  isEnd: (event) => event.kind === 'error' && event.case === 'offline',
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
      pass: passOf(page),
      open: () => openHeldNotification(page, baseURL),
    }
  },
}

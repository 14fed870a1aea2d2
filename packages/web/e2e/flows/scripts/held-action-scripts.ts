import { heldActionPage } from '../../../src/testing/flows/pages/held-action.page.ts'
import { messageReply } from '../../../src/testing/flows/user-actions.ts'
import { asStaff } from '../../session.ts'
import { openHeldNotification, prepareHold } from '../apps/held-notification.ts'
import { failed, type Script, send } from './script.ts'

const [SEND] = Object.values(heldActionPage.calls).map(({ call }) => call)

/** App Notifications: Undo and Reopen the form open the form, which dismisses the bar. */
export const reopenedForm: Script = {
  screen: 'App Notifications',
  run: async ({ page, baseURL, follow }) => {
    await asStaff(page)
    await prepareHold(page)
    const form = page.getByRole('dialog', { name: 'Add Notification' })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await openHeldNotification(page, baseURL)
    const undone = await follow(heldActionPage, 'plain')
    await undone.opened()
    await button('Undo').click()
    await form.waitFor()
    await undone.sent(send('hold.undo'), send('action.dismiss'))

    await form.getByRole('button', { name: 'Send' }).click()
    await form.waitFor({ state: 'hidden' })
    const refused = await follow(heldActionPage, 'plain')
    await refused.opened()
    await button('Send now').click()
    await refused.sent(send('hold.skip'))
    await refused.answered(failed('act', 'refused'), SEND as RegExp, {
      status: 422,
      body: (messageReply('Too long.') as { body: unknown }).body,
    })
    await button('Reopen the form').click()
    await form.waitFor()
    await refused.sent(send('action.reopen'), send('action.dismiss'))
  },
}

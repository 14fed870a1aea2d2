import { failedWritesPage } from '../../../src/testing/flows/pages/failed-writes.page.ts'
import { press } from '../../../src/testing/flows/pages/find.ts'
import type { UserActions } from '../../../src/testing/flows/user-actions.ts'
import { failedSending, reopenedSave } from '../scripts/failed-writes-scripts.ts'
import { type App, ignoreRestOfScreen } from './app.ts'
import { openWithFailedSave } from './failed-save.ts'

export const failedWrites: App = {
  machine: 'failed-writes',
  share: ['t003', 't004', 't005', 'p014', 'p016'],
  // The tab was loaded again.
  inputs: ['one'],
  scripts: [reopenedSave, failedSending],
  prepare: async (page, baseURL) => {
    await page.clock.install()
    // A logout would end the session that all paths share.
    await page.route('**/extensions/logout', (route) => route.fulfill({ status: 204 }))
    const logOut = async (user: UserActions) => {
      if ((await user.look()).dialogs.includes('Failed saves')) await press(user, 'Done')
      await page.getByRole('button', { name: 'Logout' }).first().click()
    }
    return {
      page: ignoreRestOfScreen({
        ...failedWritesPage,
        events: { ...failedWritesPage.events, 'page.leave': { because: 'Logout', come: logOut } },
      }),
      // A screen without this form, as after a release that renamed it: opening waits until its time is over.
      open: () => openWithFailedSave(page, baseURL, '/homePage'),
    }
  },
}

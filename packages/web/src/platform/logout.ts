import { session } from './session.ts'
import { onTabMessage, postToTabs } from './tabs.ts'

const name = 'tarang-logout'

/** Ends the session in this tab and in every other tab with the console. */
export function logOut() {
  session.clear()
  postToTabs(name, null)
}

/** Ends this tab's session when the user logs out in another tab. Returns the cleanup. */
export const onLogoutInOtherTab = () => onTabMessage(name, session.clear)

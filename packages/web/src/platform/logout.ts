import { session } from './session.ts'
import { hearTabs, tellTabs } from './tabs.ts'

const name = 'tarang-logout'

/** Ends the session here, and in every other tab of this browser that shows the console. */
export function logOut() {
  session.clear()
  tellTabs(name, null)
}

/** Ends the session of this tab when somebody logs out in another one. Returns what stops that. */
export const hearLogouts = () => hearTabs(name, session.clear)

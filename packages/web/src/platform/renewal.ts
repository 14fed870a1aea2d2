import { session } from './session.ts'
import { hearTabs, tellTabs } from './tabs.ts'

const name = 'tarang-renewal'

type Renewed = Parameters<typeof session.replace>[0]

/**
 * The session, with new tokens for every tab that holds the old ones: duplicating a tab copies them, and whoever used
 * an exchanged token later would end the session for both.
 */
export const sharedSession: typeof session = {
  ...session,
  replace(renewed) {
    const used = session.refreshToken()
    session.replace(renewed)
    tellTabs(name, { ...renewed, used })
  },
}

/** Takes the new tokens where another tab has exchanged those of this one. Returns what stops that. */
export const hearRenewals = () =>
  hearTabs(name, (said) => {
    const { used, ...renewed } = said as Renewed & { used: string | null }
    if (used && used === session.refreshToken()) session.replace(renewed)
  })

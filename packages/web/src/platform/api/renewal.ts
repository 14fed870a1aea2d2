import { onTabMessage, postToTabs } from '../browser/tabs.ts'
import { session } from './session.ts'

const name = 'tarang-renewal'

type Renewed = Parameters<typeof session.replace>[0]

/**
 * The session, with renewed tokens shared between tabs. Duplicating a tab copies its tokens, and the second use of an
 * exchanged refresh token would end the session of both tabs.
 */
export const sharedSession: typeof session = {
  ...session,
  replace(renewed) {
    const used = session.refreshToken()
    session.replace(renewed)
    postToTabs(name, { ...renewed, used })
  },
}

/** Takes over renewed tokens when another tab exchanged this tab's. Returns the cleanup. */
export const onRenewalInOtherTab = () =>
  onTabMessage(name, (message) => {
    const { used, ...renewed } = message as Renewed & { used: string | null }
    if (used && used === session.refreshToken()) session.replace(renewed)
  })

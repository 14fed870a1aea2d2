import { createHttp } from '@tarang/sdk'
import { session as sessionCalls } from '@tarang/sdk/extensions'
import { failedWritesText } from '#patterns/failed-writes'
import { forgetRole } from '#platform/api/role'
import { services } from '#platform/api/services'
import { session } from '#platform/api/session'
import { onTabMessage, postToTabs } from '#platform/browser/tabs'
import { config } from '#platform/config'

const name = 'tarang-logout'

/**
 * Ends the session in this tab and in every other tab with the console, and on the server where the API has
 * extensions.
 */
export function logOut() {
  const refreshToken = session.refreshToken()
  failedWritesText.write(null)
  forgetSession()
  postToTabs(name, null)
  if (config.extensions && refreshToken) endOnServer(refreshToken)
}

function forgetSession() {
  session.clear()
  forgetRole()
}

/** Ends the session on the server, also while the page closes. A failure is not shown: the tokens expire. */
function endOnServer(refreshToken: string) {
  const http = createHttp({
    ...services,
    session: undefined,
    fetch: (request) => fetch(request, { keepalive: true }),
  })
  sessionCalls(http)
    .logOut({ refreshToken })
    .catch(() => {})
}

/** Ends this tab's session when the user logs out in another tab. Returns the cleanup. */
export const onLogoutInOtherTab = () => onTabMessage(name, forgetSession)

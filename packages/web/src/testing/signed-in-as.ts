import type { Me } from '@tarang/sdk/extensions'
import { followRole, forgetRole } from '#platform/api/role'
import { session } from '#platform/api/session'
import { config } from '#platform/config'
import { answering } from './story-api.ts'

/** Signs in a user with a role in a story, as with an API that has extensions. Returns the cleanup. */
export function signedInAs(me: Me): () => void {
  session.clear()
  const restore = answering({ getMe: me })
  Object.assign(config, { extensions: true })
  session.store({ jwtToken: 'story', refreshToken: 'story', userName: me.name })
  const unfollow = followRole()
  return () => {
    unfollow()
    session.clear()
    forgetRole()
    Object.assign(config, { extensions: false })
    restore()
  }
}

import { Hono } from 'hono'
import * as v from 'valibot'
import { rightsOf } from '../../auth/roles.ts'
import { readJson } from '../../http/body.ts'
import type { Env } from '../../http/context.ts'
import { requiredText } from '../../http/fields.ts'
import { limitByAddress } from '../../http/limits.ts'

const minutes = 60_000

/** The caller, and the end of their session. */
export const sessionRoutes = new Hono<Env>()
  .get('/me', (context) => {
    const { id, firstName, lastName, role } = context.var.staff
    return context.json({ id, name: `${firstName} ${lastName}`, role, rights: rightsOf(role) })
  })

  // Public, because the refresh token identifies the session: an access token expires before its session does.
  .post('/logout', async (context) => {
    await limitByAddress(context, 'logout', { times: 120, within: 10 * minutes })
    const { refreshToken } = await readJson(context, v.strictObject({ refreshToken: requiredText(4000) }))
    const { auth } = context.var.app
    const { requestId } = context.var
    return context.json({ sessionCount: await auth.sessions.end(refreshToken, requestId) })
  })

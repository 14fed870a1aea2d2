import { Hono } from 'hono'
import { sameSecret } from '../auth/keys.ts'
import { bearerOf } from '../auth/staff-guard.ts'
import type { Env } from '../http/context.ts'
import { accepted } from '../http/envelope.ts'
import { refuse } from '../http/refusal.ts'

/**
 * How `pnpm invite` reaches a running server that holds the data folder: with a secret that only this machine's user
 * can read, from the folder's lock.
 */
export const controlRoutes = (token: string, invitationLink: () => Promise<string>) =>
  new Hono<Env>().post('/control/invites', async (context) => {
    const bearer = bearerOf(context.req.header('authorization'))
    if (bearer === null || !sameSecret(bearer, token)) refuse(404, 'Not found.')
    return context.json(accepted('Invited.', { link: await invitationLink() }))
  })

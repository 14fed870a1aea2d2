import { deepEqual, equal, notEqual } from 'node:assert/strict'
import type { Check, CheckContext } from '../check.ts'
import { at } from '../target.ts'

const exchange = async ({ target }: CheckContext, refreshToken: unknown) => {
  const { status, body } = await target.ask('/notifications-service/auth/refresh-token', {
    json: { refreshToken },
  })
  return { status, jwtToken: String(at(body, 'data', 'token')), successor: at(body, 'data', 'refreshToken') }
}
const statusWith = async ({ target }: CheckContext, bearer: string) =>
  (await target.ask('/api/liveStrategies', { bearer })).status

export const refreshChecks: Check[] = [
  {
    row: '9',
    name: 'a forged refresh token is refused',
    run: async (context) => {
      for (const token of ['nobody', 'A'.repeat(43), "' or 1=1--", 'null', '../../x'])
        equal((await exchange(context, token)).status, 401)
      for (const token of ['', null, 7, ['a'], {}, 'a\0b', 'x'.repeat(9000)])
        equal((await exchange(context, token)).status, 422)
    },
  },
  {
    row: '9',
    name: 'two tabs that exchange one token at once get the same successor; reuse after the grace period ends the session',
    run: async (context) => {
      const { jwtToken, refreshToken } = await context.login(context.phone(1))
      const [one, other] = await Promise.all([
        exchange(context, refreshToken),
        exchange(context, refreshToken),
      ])
      deepEqual([one?.status, other?.status], [200, 200])
      equal(one?.successor, other?.successor)
      notEqual(one?.successor, refreshToken)
      equal(await statusWith(context, one!.jwtToken), 200)

      await context.wait(11_000)
      equal((await exchange(context, refreshToken)).status, 401)
      equal((await exchange(context, one?.successor)).status, 401)
      deepEqual([await statusWith(context, one!.jwtToken), await statusWith(context, jwtToken)], [401, 401])
    },
  },
]

import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Check, CheckContext } from '../check.ts'

type Claims = Record<string, unknown>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims
const signJwt = (header: Claims, claims: Claims, secret: string | Buffer) => {
  const content = `${encode(header)}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const unknownStaff = () => ({
  sub: randomUUID(),
  sid: randomUUID(),
  aud: 'tarang-staff',
  exp: inAnHour(),
  role: 'admin',
})
const header = { alg: 'HS256', typ: 'access+jwt' }

async function expectRefused({ target }: CheckContext, bearer: string) {
  const answer = await target.ask('/api/liveStrategies', { bearer })
  // 431: Node refuses a header that is too large before the server sees the token.
  ok([401, 431].includes(answer.status), `answered ${answer.status}`)
  ok(!answer.text.includes('"strategyCode":'))
}

const forgeries: Record<string, () => string> = {
  'without a signature (alg none)': () => `${encode({ ...header, alg: 'none' })}.${encode(unknownStaff())}.`,
  'without a signature (alg NoNe)': () => `${encode({ ...header, alg: 'NoNe' })}.${encode(unknownStaff())}.`,
  'without an algorithm': () => signJwt({ typ: 'access+jwt' }, unknownStaff(), 'secret'),
  'with its own key in the header': () =>
    signJwt(
      { ...header, jwk: { kty: 'oct', k: Buffer.from('secret').toString('base64url') } },
      unknownStaff(),
      'secret',
    ),
  'with a key id that is a path': () =>
    signJwt({ ...header, kid: '../../../../dev/null' }, unknownStaff(), ''),
  'with a key id that is SQL': () =>
    signJwt({ ...header, kid: "x' union select 'secret" }, unknownStaff(), 'secret'),
  'with a key address': () =>
    signJwt({ ...header, jku: 'https://evil.example/keys' }, unknownStaff(), 'secret'),
  'with a critical extension': () => signJwt({ ...header, crit: ['exp'], exp: 1 }, unknownStaff(), 'secret'),
  'signed at random': () => signJwt(header, unknownStaff(), randomBytes(32)),
  'as long as a book': () => `${'a'.repeat(9000)}.${'b'.repeat(9000)}.c`,
  'of two parts': () => signJwt(header, unknownStaff(), 'secret').split('.').slice(0, 2).join('.'),
  'that is no token': () => 'null',
}
const commonSecrets = [
  '',
  'secret',
  'changeme',
  'password',
  'jwt',
  'jwt-secret',
  'your-256-bit-secret',
  'tarang',
  'key',
  '0'.repeat(32),
]

export const tokenChecks: Check[] = [
  ...Object.entries(forgeries).map(([description, token]) => ({
    row: '8',
    name: `a token ${description} is refused`,
    run: (context: CheckContext) => expectRefused(context, token()),
  })),
  {
    row: '8',
    name: `none of ${commonSecrets.length} common secrets signs a token`,
    run: async (context) => {
      const real = (await context.session()).jwtToken.split('.')
      for (const secret of commonSecrets)
        await expectRefused(context, signJwt(decode(real[0]), decode(real[1]), secret))
    },
  },
  {
    row: '8',
    name: 'a valid token has HS256 or EdDSA, a type, an audience, and at most 15 minutes',
    run: async (context) => {
      const [head, body] = (await context.session()).jwtToken
        .split('.')
        .map((part, nth) => (nth < 2 ? decode(part) : {}))
      ok(['HS256', 'EdDSA'].includes(String(head?.alg)))
      ok(/access/.test(String(head?.typ)))
      ok(body?.aud)
      ok(Number(body?.exp) - Number(body?.iat) <= 900)
      ok(!/phone|email|name/i.test(Object.keys(body ?? {}).join()))
    },
  },
  {
    row: '8',
    name: 'a valid token changed in any part is refused',
    run: async (context) => {
      const [head = '', body = '', signature = ''] = (await context.session()).jwtToken.split('.')
      const claims = decode(body)
      for (const changed of [
        `${head}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
        `${head}.${encode({ ...claims, exp: inAnHour() * 2 })}.${signature}`,
        `${head}.${encode({ ...claims, aud: 'somebody-else' })}.${signature}`,
        `${encode({ ...decode(head), typ: 'JWT' })}.${body}.${signature}`,
        `${encode({ ...decode(head), alg: 'none' })}.${body}.`,
        `${head}.${body}.${signature.slice(0, -4)}AAAA`,
        `${head}.${body}.`,
        `${head}.${body}`,
      ])
        await expectRefused(context, changed)
      // The valid token still works.
      equal(
        (await context.target.ask('/api/liveStrategies', { bearer: `${head}.${body}.${signature}` })).status,
        200,
      )
    },
  },
  {
    row: '8',
    name: 'refresh and access tokens are not interchangeable',
    run: async (context) => {
      const { jwtToken, refreshToken } = await context.session()
      await expectRefused(context, refreshToken)
      const path = '/notifications-service/auth/refresh-token'
      equal((await context.target.ask(path, { json: { refreshToken: jwtToken } })).status, 401)
    },
  },
  {
    row: '4',
    name: 'a bearer token counts in its header only, not in a cookie, the query or another scheme',
    run: async ({ target, session }) => {
      const { jwtToken } = await session()
      const path = '/api/liveStrategies'
      const tries = [
        target.ask(path, { headers: { cookie: `jwtToken=${jwtToken}; token=${jwtToken}` } }),
        target.ask(`${path}?token=${jwtToken}&access_token=${jwtToken}`),
        target.ask(path, { headers: { authorization: `Basic ${jwtToken}` } }),
        target.ask(path, { headers: { authorization: jwtToken } }),
        target.ask(path, { headers: { 'x-access-token': jwtToken } }),
      ]
      deepEqual(
        (await Promise.all(tries)).map(({ status }) => status),
        [401, 401, 401, 401, 401],
      )
    },
  },
]

/** Runs last, because it lets the shared session's token expire. */
export const expiryCheck: Check = {
  row: '8',
  name: 'an expired token is refused, and its refresh token returns a new one',
  run: async (context) => {
    const { jwtToken, refreshToken } = await context.session()
    const { exp, iat } = decode(jwtToken.split('.')[1])
    await context.wait((Number(exp) - Number(iat) + 5) * 1000)
    await expectRefused(context, jwtToken)
    const path = '/notifications-service/auth/refresh-token'
    const answer = await context.target.ask(path, { json: { refreshToken } })
    equal(answer.status, 200)
    notEqual((answer.body as { data: { token: string } }).data.token, jwtToken)
  },
}

import { deepEqual, equal, notEqual, ok } from 'node:assert/strict'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Check, World } from '../check.ts'

type Claims = Record<string, unknown>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims
const signed = (header: Claims, claims: Claims, secret: string | Buffer) => {
  const content = `${encode(header)}.${encode(claims)}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
const stranger = () => ({
  sub: randomUUID(),
  sid: randomUUID(),
  aud: 'tarang-staff',
  exp: inAnHour(),
  role: 'admin',
})
const header = { alg: 'HS256', typ: 'access+jwt' }

async function refuses({ target }: World, bearer: string) {
  const answer = await target.ask('/api/liveStrategies', { bearer })
  // A token that is larger than a header may be is refused before anybody reads it.
  ok([401, 431].includes(answer.status), `answered ${answer.status}`)
  ok(!answer.text.includes('"strategyCode":'))
}

const forgeries: Record<string, () => string> = {
  'without a signature (alg none)': () => `${encode({ ...header, alg: 'none' })}.${encode(stranger())}.`,
  'without a signature (alg NoNe)': () => `${encode({ ...header, alg: 'NoNe' })}.${encode(stranger())}.`,
  'without an algorithm': () => signed({ typ: 'access+jwt' }, stranger(), 'secret'),
  'with its own key in the header': () =>
    signed(
      { ...header, jwk: { kty: 'oct', k: Buffer.from('secret').toString('base64url') } },
      stranger(),
      'secret',
    ),
  'with a key id that is a path': () => signed({ ...header, kid: '../../../../dev/null' }, stranger(), ''),
  'with a key id that is SQL': () =>
    signed({ ...header, kid: "x' union select 'secret" }, stranger(), 'secret'),
  'with a key address': () => signed({ ...header, jku: 'https://evil.example/keys' }, stranger(), 'secret'),
  'with a critical extension': () => signed({ ...header, crit: ['exp'], exp: 1 }, stranger(), 'secret'),
  'signed at random': () => signed(header, stranger(), randomBytes(32)),
  'as long as a book': () => `${'a'.repeat(9000)}.${'b'.repeat(9000)}.c`,
  'of two parts': () => signed(header, stranger(), 'secret').split('.').slice(0, 2).join('.'),
  'that is no token': () => 'null',
}
const guesses = [
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
  ...Object.entries(forgeries).map(([what, token]) => ({
    row: '8',
    name: `a token ${what} is refused`,
    run: (world: World) => refuses(world, token()),
  })),
  {
    row: '8',
    name: `none of ${guesses.length} usual secrets signs a token`,
    run: async (world) => {
      const real = (await world.session()).jwtToken.split('.')
      for (const secret of guesses) await refuses(world, signed(decode(real[0]), decode(real[1]), secret))
    },
  },
  {
    row: '8',
    name: 'a real token says HS256 or EdDSA, its type, its audience, and lives at most 15 minutes',
    run: async (world) => {
      const [head, body] = (await world.session()).jwtToken
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
    name: 'a real token changed in any part is refused',
    run: async (world) => {
      const [head = '', body = '', signature = ''] = (await world.session()).jwtToken.split('.')
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
        await refuses(world, changed)
      // Nothing of that ended the real one.
      equal(
        (await world.target.ask('/api/liveStrategies', { bearer: `${head}.${body}.${signature}` })).status,
        200,
      )
    },
  },
  {
    row: '8',
    name: 'a refresh token is no access token, and the other way round',
    run: async (world) => {
      const { jwtToken, refreshToken } = await world.session()
      await refuses(world, refreshToken)
      const path = '/notifications-service/auth/refresh-token'
      equal((await world.target.ask(path, { json: { refreshToken: jwtToken } })).status, 401)
    },
  },
  {
    row: '4',
    name: 'a bearer counts in its header only: not in a cookie, the query or another scheme',
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

/** Last of all, because it lets the session's token grow old. */
export const expiryCheck: Check = {
  row: '8',
  name: 'a real token is refused once it has expired, and its refresh token brings a new one',
  run: async (world) => {
    const { jwtToken, refreshToken } = await world.session()
    const { exp, iat } = decode(jwtToken.split('.')[1])
    await world.pass((Number(exp) - Number(iat) + 5) * 1000)
    await refuses(world, jwtToken)
    const path = '/notifications-service/auth/refresh-token'
    const answer = await world.target.ask(path, { json: { refreshToken } })
    equal(answer.status, 200)
    notEqual((answer.body as { data: { token: string } }).data.token, jwtToken)
  },
}

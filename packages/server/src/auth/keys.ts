import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { serverSecrets } from '../db/schema/index.ts'

/** The installation's keys, one for each purpose, so that no signature is valid for another purpose. */
export interface Keys {
  accessToken: Uint8Array
  loginCode: Uint8Array
  refreshToken: Uint8Array
  rateLimit: Uint8Array
  /** From which the one-time codes themselves are derived. */
  codeDigits: Uint8Array
  unsubscribe: Uint8Array
}

/** The name of the secret from which the other keys are derived. */
export const installationSecret = 'installation'

/** The name of the key of unsubscribe links. A rotation leaves it, because mails with links cannot be changed. */
export const unsubscribeSecret = 'unsubscribe'

export const createSecret = (now: Date) => ({
  name: installationSecret,
  secret: randomBytes(32),
  createdOn: now,
})

/** Stores a secret unless there is one of its name, and returns the stored one. Parallel starts agree on one. */
async function keepSecret(
  database: Database,
  values: typeof serverSecrets.$inferInsert,
): Promise<Uint8Array> {
  await database.insert(serverSecrets).values(values).onConflictDoNothing()
  const [row] = await database.select().from(serverSecrets).where(eq(serverSecrets.name, values.name))
  if (!row || row.secret.byteLength < 32) throw new Error('The installation has no usable secret.')
  return row.secret
}

/** Derives the keys from the installation's secret, which its first start generates. */
export async function loadKeys(database: Database, now: Date): Promise<Keys> {
  const secret = await keepSecret(database, createSecret(now))
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  // Derived once and then stored: links of before there was this row were signed with the derived key.
  const unsubscribe = { name: unsubscribeSecret, secret: Buffer.from(keyFor('unsubscribe')), createdOn: now }
  return {
    accessToken: keyFor('access-token'),
    loginCode: keyFor('login-code'),
    refreshToken: keyFor('refresh-token'),
    rateLimit: keyFor('rate-limit'),
    codeDigits: keyFor('code-digits'),
    unsubscribe: await keepSecret(database, unsubscribe),
  }
}

/** Creates a random secret of 256 bits, safe in a URL. */
export const createToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token: it identifies the token but cannot be used as one. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A keyed hash of several parts, none of which may contain a line break. */
export const keyedHash = (key: Uint8Array, ...parts: string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url')

/** Compares two secrets in constant time. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

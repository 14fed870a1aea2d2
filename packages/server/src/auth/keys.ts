import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { serverSecrets } from '../db/schema/index.ts'
import type { Database } from '../db/store.ts'

/** The keys of this installation, one per purpose, so that no signature can pass for another. */
export type Keys = { accessToken: Uint8Array; loginCode: Uint8Array; refreshToken: Uint8Array }

/** Reads the installation's secret, which its first start made. Two processes that start together agree on one. */
export async function installationKeys(database: Database, now: Date): Promise<Keys> {
  const name = 'installation'
  await database
    .insert(serverSecrets)
    .values({ name, secret: randomBytes(32), createdOn: now })
    .onConflictDoNothing()
  const [row] = await database.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!row || row.secret.byteLength < 32) throw new Error('The installation has no usable secret.')
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', row.secret, '', purpose, 32))
  return {
    accessToken: keyFor('access-token'),
    loginCode: keyFor('login-code'),
    refreshToken: keyFor('refresh-token'),
  }
}

/** A new secret of 256 bits, as text that fits into an address. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: enough to know it again, not enough to use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** A keyed hash of several parts, none of which may hold a line break. */
export const keyedHash = (key: Uint8Array, ...parts: string[]) =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url')

/** Compares two secrets in a time that does not tell how much of them is the same. */
export const sameSecret = (one: string, other: string) =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

export const NO_POSTGRES =
  'There is none here. Install it, or name the folder of its programs in POSTGRES_BIN.'

const isThere = () => Boolean(process.env.POSTGRES_BIN) || existsSync('/usr/lib/postgresql')

/** Installs PostgreSQL where it is missing and installing is allowed. Returns whether it is available. */
export function ensurePostgres(): boolean {
  if (isThere()) return true
  console.error('No PostgreSQL found: installing it.')
  return aptInstall('postgresql') && isThere()
}

/** Whether the failover test can run: it needs root and Debian's PostgreSQL, PgBouncer and HAProxy, and installs the last two. */
export function ensureFailover(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/lib/postgresql')) return false
  const areThere = () => ['/usr/sbin/pgbouncer', '/usr/sbin/haproxy'].every((path) => existsSync(path))
  return areThere() || (aptInstall('pgbouncer', 'haproxy') && areThere())
}

import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const isThere = () => Boolean(process.env.POSTGRES_BIN) || existsSync('/usr/lib/postgresql')

/** Whether the server's tests can run on a real PostgreSQL here too; installs one where that is allowed. */
export function ensurePostgres(): boolean {
  if (isThere()) return true
  console.error('No PostgreSQL here yet: installing one.')
  return aptInstall('postgresql') && isThere()
}

/** Whether the failover can run: as root, with Debian's PostgreSQL, PgBouncer and HAProxy; installs them where it can. */
export function ensureFailover(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/lib/postgresql')) return false
  const areThere = () => ['/usr/sbin/pgbouncer', '/usr/sbin/haproxy'].every((path) => existsSync(path))
  return areThere() || (aptInstall('pgbouncer', 'haproxy') && areThere())
}

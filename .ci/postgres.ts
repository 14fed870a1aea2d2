import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const isThere = () => Boolean(process.env.POSTGRES_BIN) || existsSync('/usr/lib/postgresql')

/** Whether the server's tests can run on a real PostgreSQL here too; installs one where that is allowed. */
export function ensurePostgres(): boolean {
  if (isThere()) return true
  console.error('No PostgreSQL here yet: installing one.')
  return aptInstall('postgresql') && isThere()
}

/** Whether PgBouncer and HAProxy are here too; installs them where that is allowed. */
export function ensureFailover(): boolean {
  const areThere = () => ['/usr/sbin/pgbouncer', '/usr/sbin/haproxy'].every((path) => existsSync(path))
  return areThere() || (aptInstall('pgbouncer', 'haproxy') && areThere())
}

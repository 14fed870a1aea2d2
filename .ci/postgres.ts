import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const isThere = () => Boolean(process.env.POSTGRES_BIN) || existsSync('/usr/lib/postgresql')

/** Whether the server's tests can run on a real PostgreSQL here too; installs one where that is allowed. */
export function ensurePostgres(): boolean {
  if (isThere()) return true
  console.error('No PostgreSQL here yet: installing one.')
  return aptInstall('postgresql') && isThere()
}

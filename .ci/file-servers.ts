import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.ts'

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0

// openssl makes a certificate for nginx.
const isThere = () => runs('nginx', '-v') && runs('openssl', 'version') && runs('caddy', 'version')

/** Whether deployments can be tried in file servers of the distribution; installs them where that is allowed. */
export function ensureFileServers(): boolean {
  if (isThere()) return true
  console.error('No nginx or no Caddy here yet: installing them.')
  return aptInstall('nginx-light', 'openssl', 'caddy') && isThere()
}

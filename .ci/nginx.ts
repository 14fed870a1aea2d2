import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.ts'

// openssl makes a certificate for it.
const isThere = () =>
  spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0

/** Whether deployments behind nginx can be tried; installs it where that is allowed. */
export function ensureNginx(): boolean {
  if (isThere()) return true
  console.error('No nginx here yet: installing one.')
  return aptInstall('nginx-light', 'openssl') && isThere()
}

import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.ts'

const isThere = () => spawnSync('nginx', ['-v']).status === 0

/** Whether the header files of the built application can be tried in an nginx; installs one where that is allowed. */
export function ensureNginx(): boolean {
  if (isThere()) return true
  console.error('No nginx here yet: installing one.')
  return aptInstall('nginx-light') && isThere()
}

import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.ts'

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0

// openssl makes a certificate for it.
const hasNginx = () => runs('nginx', '-v') && runs('openssl', 'version')

/** Whether deployments behind nginx can be tried; installs it where that is allowed. */
export function ensureNginx(): boolean {
  if (hasNginx()) return true
  console.error('No nginx here yet: installing one.')
  return aptInstall('nginx-light', 'openssl') && hasNginx()
}

/** Installs Caddy, in which the header files are tried as well, where it is missing and that is allowed. */
export function ensureCaddy(): void {
  if (runs('caddy', 'version')) return
  console.error('No Caddy here yet: installing one.')
  aptInstall('caddy')
}

import { spawnSync } from 'node:child_process'
import { aptInstall } from './apt.ts'

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0

// openssl makes the certificate for nginx.
const hasNginx = () => runs('nginx', '-v') && runs('openssl', 'version')

/** Installs nginx where it is missing and installing is allowed. Returns whether nginx is available. */
export function ensureNginx(): boolean {
  if (hasNginx()) return true
  console.error('No nginx found: installing it.')
  return aptInstall('nginx-light', 'openssl') && hasNginx()
}

/** Installs Caddy, for the tests of header files, where it is missing and installing is allowed. */
export function ensureCaddy(): void {
  if (runs('caddy', 'version')) return
  console.error('No Caddy found: installing it.')
  aptInstall('caddy')
}

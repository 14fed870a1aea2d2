import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { aptInstall } from './apt.ts'

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0

// openssl makes the certificate for nginx.
const hasNginx = () => runs('nginx', '-v') && runs('openssl', 'version')

/** Installs nginx where it is missing and installing is allowed. Returns whether nginx is available. */
export function ensureNginx(): boolean {
  // Debian puts it where only root's path leads.
  process.env.PATH = [process.env.PATH, '/usr/sbin'].join(delimiter)
  if (hasNginx()) return true
  console.error('No nginx found: installing it.')
  return aptInstall('nginx-light', 'openssl') && hasNginx()
}

/** Installs Caddy, for the tests of header files, where it is missing and installing is allowed. Returns whether it is available. */
export function ensureCaddy(): boolean {
  if (runs('caddy', 'version')) return true
  console.error('No Caddy found: installing it.')
  return aptInstall('caddy') && runs('caddy', 'version')
}

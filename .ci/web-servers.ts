import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { aptInstall } from './apt.ts'

export const NO_WEB_SERVERS = 'It needs nginx, Caddy and openssl, which makes a certificate.'

const runs = (command: string, argument: string) => spawnSync(command, [argument]).status === 0
const areThere = () => runs('nginx', '-v') && runs('openssl', 'version') && runs('caddy', 'version')

/** Installs nginx, Caddy and openssl where one is missing and installing is allowed. Returns whether all are available. */
export function ensureWebServers(): boolean {
  // Debian puts nginx where only root's path leads.
  process.env.PATH = [process.env.PATH, '/usr/sbin'].join(delimiter)
  return areThere() || (aptInstall('nginx-light', 'openssl', 'caddy') && areThere())
}

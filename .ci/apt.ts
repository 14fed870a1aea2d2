import { spawnSync } from 'node:child_process'

/** Runs a command without a word of it but its errors; true where it succeeded. */
export const quietly = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian packages, where this is a Debian and we may. */
export const aptInstall = (...names: string[]) =>
  process.getuid?.() === 0 &&
  quietly('apt-get', 'update', '-q') &&
  quietly('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names)

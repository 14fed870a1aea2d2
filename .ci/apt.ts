import { spawnSync } from 'node:child_process'

/** Runs a command without its output; its errors are shown. Returns whether it succeeded. */
export const quietly = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs Debian packages, as root on a Debian. Returns whether that succeeded. */
export const aptInstall = (...names: string[]) =>
  process.getuid?.() === 0 &&
  quietly('apt-get', 'update', '-q') &&
  quietly('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names)

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, quietly } from './apt.ts'

/** Chromium without sandbox (for containers and root), graphics card and background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For tests, without V8’s optimizing compilers: their pages end before they profit. Chromium’s tests take a quarter less of
 * the processor. What measures speed starts Chromium with the arguments above.
 */
export const CHROMIUM_TEST_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt,--no-maglev']

/**
 * Chromium without windows, which loads a page in half the time. Debian’s wrapper script is not used, because it stays the
 * parent of the browser, and ending the script leaves the browser running.
 */
const SHELLS = ['/usr/lib/chromium/chromium-headless-shell']
const NAMES = [
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const firstExecutable = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && isExecutable(path))

/** The path of a Chromium on this machine: `CHROMIUM_PATH`, else one without windows, else any. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return firstExecutable([process.env.CHROMIUM_PATH, ...SHELLS, ...onPath, ...MAC_APPS])
}

/** The path of a Chromium; throws with instructions where there is none. */
export function chromiumPath(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium found. Install one, or name its path in CHROMIUM_PATH.')
  return path
}

/** Installs a Chromium without windows where it is missing: by apt-get, else by Playwright’s download. */
export function ensureChromium(): string {
  if (firstExecutable([process.env.CHROMIUM_PATH, ...SHELLS])) return chromiumPath()
  if (aptInstall('chromium-headless-shell')) return chromiumPath()
  const found = findChromium()
  if (found) return found
  console.error('No Chromium found: installing one.')
  if (!aptInstall('chromium') && quietly('playwright', 'install', 'chromium')) {
    const script = "require('playwright').chromium.executablePath()"
    process.env.CHROMIUM_PATH = spawnSync(process.execPath, ['-p', script], {
      encoding: 'utf8',
    }).stdout.trim()
  }
  return chromiumPath()
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptInstall, quietly } from './apt.ts'

/** Chromium without sandbox (containers, root), graphics card, or calls home. */
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
 * Chromium without its own windows, which takes half of a Chromium’s time for a page. Debian’s script of this name would
 * stay between a browser and whoever ends it.
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

/** Where a Chromium is on this machine; `CHROMIUM_PATH` wins, then one without windows. */
export function findChromium(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return firstExecutable([process.env.CHROMIUM_PATH, ...SHELLS, ...onPath, ...MAC_APPS])
}

/** The same, or an error that says what to do. */
export function chromiumPath(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium found. Install one, or say where it is with CHROMIUM_PATH.')
  return path
}

/** Installs a Chromium without windows where there is none: by apt-get, else by Playwright’s own download. */
export function ensureChromium(): string {
  if (firstExecutable([process.env.CHROMIUM_PATH, ...SHELLS])) return chromiumPath()
  if (aptInstall('chromium-headless-shell')) return chromiumPath()
  const found = findChromium()
  if (found) return found
  console.error('No Chromium here yet: installing one.')
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
